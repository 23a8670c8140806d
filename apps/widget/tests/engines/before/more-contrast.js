/** A device that prefers more contrast: not every engine can be launched with this preference. */
{
  const match = window.matchMedia;
  window.matchMedia = (query) => match(/prefers-contrast: ?more/.test(query) ? 'all' : query);
}
