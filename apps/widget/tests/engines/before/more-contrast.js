/** A device whose owner asks for more contrast: not every engine can be started as one. */
{
  const match = window.matchMedia;
  window.matchMedia = (query) => match(/prefers-contrast: ?more/.test(query) ? 'all' : query);
}
