/** A hundred seconds pass in one. `delays` holds what was waited for, in milliseconds. */
{
  const wait = window.setTimeout;
  window.delays = [];
  window.setTimeout = (work, delay = 0, ...rest) => {
    window.delays.push(delay);
    return wait(work, delay / 100, ...rest);
  };
}
