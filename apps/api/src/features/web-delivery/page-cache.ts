import type { PreparedPage } from './prepare-page.ts';

export type PageCache = (name: string, version: string, render: () => Promise<PreparedPage>) => Promise<PreparedPage>;

/**
 * Renders each page on its first request, and again for another version. A failed rendering is forgotten, so that the
 * next request tries again.
 */
export function createPageCache(): PageCache {
  const rendered = new Map<string, { version: string; page: Promise<PreparedPage> }>();
  return (name, version, render) => {
    const earlier = rendered.get(name);
    if (earlier?.version === version) return earlier.page;
    const entry = { version, page: render() };
    rendered.set(name, entry);
    entry.page.catch(() => {
      if (rendered.get(name) === entry) rendered.delete(name);
    });
    return entry.page;
  };
}
