/**
 * `requests.asked` lists what this page itself has fetched, as method and path: no requests of other pages, and no
 * retries by the browser (Firefox retries up to ten times when a connection breaks). `requests.settled` counts those
 * that succeeded or failed, `requests.settledAtLoad` those before the page had loaded.
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
