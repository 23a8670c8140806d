import { isOwnPage } from '@evenway/checks';

/** Parameters that select a page. Others may hold a search, a name or a secret, and stay in the browser. */
const choosesPage = /^(p|page|page_id|cat|id|lang|category|product|post)$/i;
const isHarmless = ([name, value]: [string, string]) => choosesPage.test(name) && /^[\w-]{1,40}$/.test(value);
const longest = 1000;

/** The path of a page as our server gets it; null if it is not a page of this site, or should not be opened automatically. */
export function pagePath(address: string | URL, origin = location.origin): string | null {
  let url: URL;
  try {
    url = new URL(address, origin);
  } catch {
    return null;
  }
  const path = `${url.pathname}${url.search}`;
  const isPlain = [...url.searchParams].every(isHarmless);
  return isOwnPage(url, origin) && isPlain && path.length <= longest ? path : null;
}

/** The open page, whatever its query. */
export function ownPath({ pathname, search }: Pick<Location, 'pathname' | 'search'> = location): string {
  const kept = [...new URLSearchParams(search)].filter(isHarmless);
  const query = new URLSearchParams(kept).toString();
  return `${pathname.replace(/^\/+/, '/')}${query ? `?${query}` : ''}`.slice(0, longest);
}
