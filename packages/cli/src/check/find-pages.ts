import { isOwnPage, readSitemapText } from '@evenway/checks';

const FETCH_TIMEOUT_MS = 15_000;
const MAX_SITEMAPS = 10;
const MAX_BYTES = 20_000_000;
/** A website may list a hundred thousand pages; these are more than anyone checks at once. */
const MAX_LISTED = 10_000;

/** The normalized address; null if it is not a page of this website, or if opening it may have side effects. */
export function toPage(address: string, origin: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  url.hash = '';
  return isOwnPage(url, origin) ? url.href : null;
}

/** The pages in the website's sitemap, in its order; none without a sitemap. */
export async function readSitemap(origin: string): Promise<string[]> {
  const robots = await fetchText(`${origin}/robots.txt`);
  const named = robots.split('\n').flatMap((line) => /^\s*sitemap:\s*(\S+)/i.exec(line)?.[1] ?? []);
  const queue = named.length > 0 ? named : [`${origin}/sitemap.xml`];
  const pages = new Set<string>();
  for (let read = 0; read < queue.length && read < MAX_SITEMAPS; read += 1) {
    const address = queue[read] ?? '';
    if (!URL.canParse(address) || new URL(address).origin !== origin) continue;
    const { isIndex, addresses } = readSitemapText(await fetchText(address), MAX_LISTED);
    if (isIndex) queue.push(...addresses);
    else for (const page of addresses.flatMap((listed) => toPage(listed, origin) ?? [])) pages.add(page);
  }
  return [...pages];
}

async function fetchText(address: string): Promise<string> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
    return answer.ok ? await readText(answer) : '';
  } catch {
    return '';
  }
}

/** Not more than we want of it, whatever length it announces. */
async function readText(answer: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of answer.body ?? []) {
    text += decoder.decode(bytes, { stream: true });
    if (text.length > MAX_BYTES) return '';
  }
  return text + decoder.decode();
}
