const FETCH_TIMEOUT_MS = 15_000;
const MAX_SITEMAPS = 10;
const MAX_BYTES = 20_000_000;
/** Files that browsers show or download, but that are no pages. */
const NO_PAGE =
  /\.(?:pdf|jpe?g|png|gif|webp|avif|svg|ico|css|m?js|json|xml|txt|zip|gz|mp[34]|webm|mov|docx?|xlsx?|pptx?|ics)$/i;

/**
 * The address without what does not make another page; null for what is no page of this website.
 * @param {string} address
 * @param {string} origin
 */
export function toPage(address, origin) {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  url.hash = '';
  return url.origin === origin && !NO_PAGE.test(url.pathname) ? url.href : null;
}

/**
 * The pages that a website lists itself, in its order. A website without a list has none.
 * @param {string} origin
 */
export async function readSitemap(origin) {
  const robots = await fetchText(`${origin}/robots.txt`);
  const named = [...robots.matchAll(/^\s*sitemap:\s*(\S+)/gim)].map(([, address = '']) => address);
  const queue = named.length > 0 ? named : [`${origin}/sitemap.xml`];
  const pages = new Set();
  for (let read = 0; read < queue.length && read < MAX_SITEMAPS; read += 1) {
    const address = queue[read] ?? '';
    if (!URL.canParse(address) || new URL(address).origin !== origin) continue;
    const text = await fetchText(address);
    const locations = [...text.matchAll(/<loc>\s*(?:<!\[CDATA\[)?\s*([^<\]]+?)\s*(?:\]\]>)?\s*<\/loc>/gi)].map(
      ([, location = '']) => location.replaceAll('&amp;', '&'),
    );
    if (/<sitemapindex[\s>]/i.test(text)) queue.push(...locations);
    else for (const location of locations) pages.add(toPage(location, origin));
  }
  pages.delete(null);
  return /** @type {string[]} */ ([...pages]);
}

/** @param {string} address */
async function fetchText(address) {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
    if (!answer.ok || Number(answer.headers.get('content-length') ?? 0) > MAX_BYTES) return '';
    return await answer.text();
  } catch {
    return '';
  }
}
