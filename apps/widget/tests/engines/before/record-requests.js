/**
 * `requests.asked` holds what this page itself has fetched, as method and path: no request of another page, and none that
 * a browser has sent a second time by itself (Firefox does up to ten times when a connection breaks). `requests.settled`
 * counts those that were answered or have failed, `requests.settledAtLoad` those before the page had loaded.
 */
{
  const { fetch } = window;
  const requests = { asked: [], settled: 0, settledAtLoad: 0 };
  const settle = () => {
    requests.settled++;
  };
  window.requests = requests;
  window.fetch = (input, init) => {
    const { pathname, search } = new URL(input);
    requests.asked.push(`${init?.method ?? 'GET'} ${pathname}${search}`);
    const answer = fetch(input, init);
    answer.then(settle, settle);
    return answer;
  };
  addEventListener('load', () => {
    requests.settledAtLoad = requests.settled;
  });
}
