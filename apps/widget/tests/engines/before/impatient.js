/** Pages that never end are given up after two and a half seconds. */
{
  const wait = window.setTimeout;
  window.setTimeout = (work, delay = 0, ...rest) => wait(work, delay === 30_000 ? 2500 : delay, ...rest);
}
