/**
 * A clock that runs 100 times as fast. `delays` lists the requested delays in milliseconds. Timeouts for responses stay
 * as they are, since a busy machine may need them.
 */
{
  const wait = window.setTimeout;
  window.delays = [];
  window.setTimeout = (work, delay = 0, ...rest) => {
    // WebKit's driver uses this timer for its own timeout.
    if (delay === 30_000) return wait(work, delay, ...rest);
    window.delays.push(delay);
    return wait(work, delay < 10_000 ? delay / 100 : 800, ...rest);
  };
}
