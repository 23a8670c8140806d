/** A page counts as slow after a tenth of a second. */
{
  const wait = window.setTimeout;
  window.setTimeout = (work, delay = 0, ...rest) => wait(work, delay === 5000 ? 100 : delay, ...rest);
}
