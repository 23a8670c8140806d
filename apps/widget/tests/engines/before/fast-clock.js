/**
 * A hundred seconds pass in one, but long waits still outlast a busy machine. `delays` holds what was waited for, in
 * milliseconds. How long an answer is waited for stays as it is: a busy machine may need it.
 */
{
  const wait = window.setTimeout;
  window.delays = [];
  window.setTimeout = (work, delay = 0, ...rest) => {
    // By this clock the driver of WebKit gives up waiting for an answer.
    if (delay === 30_000) return wait(work, delay, ...rest);
    window.delays.push(delay);
    return wait(work, delay < 10_000 ? delay / 100 : 800, ...rest);
  };
}
