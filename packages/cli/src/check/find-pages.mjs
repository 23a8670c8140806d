const FETCH_TIMEOUT_MS = 15_000;
const MAX_SITEMAPS = 10;
const MAX_BYTES = 20_000_000;
/** A website may list a hundred thousand pages; these are more than anyone checks at once. */
const MAX_LISTED = 10_000;

/**
 * The normalized address; null if it is not a page of this website, or if opening it may have side effects.
 * @param {string} address
 * @param {string} origin
 * @param {Pick<typeof import('#checks'), 'isOwnPage'>} checks
 */
export function toPage(address, origin, checks) {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  url.hash = '';
  return checks.isOwnPage(url, origin) ? url.href : null;
}

/**
 * The pages in the website's sitemap, in its order; none without a sitemap.
 * @param {string} origin
 * @param {Pick<typeof import('#checks'), 'isOwnPage' | 'readSitemapText'>} checks
 */
export async function readSitemap(origin, checks) {
  const robots = await fetchText(`${origin}/robots.txt`);
  const named = robots.split('\n').flatMap((line) => /^\s*sitemap:\s*(\S+)/i.exec(line)?.[1] ?? []);
  const queue = named.length > 0 ? named : [`${origin}/sitemap.xml`];
  const pages = new Set();
  for (let read = 0; read < queue.length && read < MAX_SITEMAPS; read += 1) {
    const address = queue[read] ?? '';
    if (!URL.canParse(address) || new URL(address).origin !== origin) continue;
    const { isIndex, addresses } = checks.readSitemapText(await fetchText(address), MAX_LISTED);
    if (isIndex) queue.push(...addresses);
    else for (const listed of addresses) pages.add(toPage(listed, origin, checks));
  }
  pages.delete(null);
  return /** @type {string[]} */ ([...pages]);
}

/** @param {string} address */
async function fetchText(address) {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
    return answer.ok ? await readText(answer) : '';
  } catch {
    return '';
  }
}

/**
 * Not more than we want of it, whatever length it announces.
 * @param {Response} answer
 */
async function readText(answer) {
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of answer.body ?? []) {
    text += decoder.decode(bytes, { stream: true });
    if (text.length > MAX_BYTES) return '';
  }
  return text + decoder.decode();
}
