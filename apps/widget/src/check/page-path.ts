/** Parameters that choose a page. Others may be a search, a name or a secret, and stay in the browser. */
const choosesPage = /^(p|page|page_id|cat|id|lang|category|product|post)$/i;
const file =
  /\.(pdf|zip|gz|jpe?g|png|gif|svg|webp|avif|ico|mp[34]|webm|ogg|docx?|xlsx?|pptx?|odt|csv|xml|json|rss|ics|css|m?js|txt|exe|dmg|apk)$/i;
/** What happens when such a page is opened may not be wanted: it ends the session, or changes a basket. */
const acts =
  /(log|sign)[-_]?(out|off)|logoff|d[eé]connexion|d%c3%a9connexion|abmelden|unsubscribe|d[eé]sinscription|delete|remove|add[-_]to|\/cart\/|\/basket\/|\/checkout|wp-(admin|login|json)|\/admin\b|\/api\//i;
const longest = 1000;

/** How a page of this site is named to our server; null for what is no page of it, or should not be opened by itself. */
export function pagePath(address: string | URL, origin = location.origin): string | null {
  let url: URL;
  try {
    url = new URL(address, origin);
  } catch {
    return null;
  }
  const path = `${url.pathname}${url.search}`;
  const isPage =
    url.origin === origin && !url.pathname.startsWith('//') && !file.test(url.pathname) && !acts.test(path);
  const parameters = [...url.searchParams];
  const isPlain = parameters.every(([name, value]) => choosesPage.test(name) && /^[\w-]{1,40}$/.test(value));
  return isPage && isPlain && path.length <= longest ? path : null;
}

/** The page that is open, whatever is behind its question mark. */
export function ownPath({ pathname, search }: Pick<Location, 'pathname' | 'search'> = location): string {
  const kept = [...new URLSearchParams(search)].filter(
    ([name, value]) => choosesPage.test(name) && /^[\w-]{1,40}$/.test(value),
  );
  const query = new URLSearchParams(kept).toString();
  return `${pathname.replace(/^\/+/, '/')}${query ? `?${query}` : ''}`.slice(0, longest);
}
