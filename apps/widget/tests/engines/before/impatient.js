/** Pages that never finish loading time out after two and a half seconds. */
{
  const wait = window.setTimeout;
  window.setTimeout = (work, delay = 0, ...rest) => wait(work, delay === 30_000 ? 2500 : delay, ...rest);
}
