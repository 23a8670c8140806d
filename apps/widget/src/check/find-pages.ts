import { readSitemapText } from '@evenway/checks';
import { findAll } from '../page/safe-document.ts';
import { pagePath } from './page-path.ts';

const maxSitemaps = 5;
const maxLength = 2_000_000;
/** A site may list a hundred thousand pages; these are enough to choose from. */
const maxListed = 2_000;

/**
 * Pages of the sitemap, nearest to the home page first: these cover most templates. Empty without a sitemap, or with
 * one that does not list the open page: a site in a subfolder is often not the one that the host's sitemap describes.
 */
export async function listSitemap(here: string): Promise<string[]> {
  const addresses = await readSitemap(`${location.origin}/sitemap.xml`);
  const paths = addresses.flatMap((address) => pagePath(address) ?? []);
  if (here !== '/' && !paths.includes(here)) return [];
  const depth = (path: string) => path.split('/').filter(Boolean).length;
  return [...new Set(paths)].sort((a, b) => depth(a) - depth(b));
}

async function readSitemap(address: string, isIndexAllowed = true): Promise<string[]> {
  const { isIndex, addresses } = readSitemapText(await fetchText(address), maxListed);
  if (!isIndex) return [...addresses];
  const own = addresses.filter((entry) => isIndexAllowed && entry.startsWith(`${location.origin}/`));
  const parts = await Promise.all(own.slice(0, maxSitemaps).map((entry) => readSitemap(entry, false)));
  return parts.flat().slice(0, maxListed);
}

/** Nothing if there is none, or if the page's policy allows no requests, even to its own site. */
async function fetchText(address: string): Promise<string> {
  try {
    const answer = await fetch(address, { credentials: 'same-origin', signal: AbortSignal.timeout?.(8000) ?? null });
    const isXml = /xml/i.test(answer.headers.get('content-type') ?? '');
    return answer.ok && isXml ? (await answer.text()).slice(0, maxLength) : '';
  } catch {
    return '';
  }
}

/** Pages that a document links to, in its order. Links that search engines should not follow are often actions. */
export function listLinks(page: Document): string[] {
  const links = [...findAll('a[href]:not([download], [rel~="nofollow"])', page)] as HTMLAnchorElement[];
  return [...new Set(links.flatMap(({ href }) => (typeof href === 'string' ? (pagePath(href) ?? []) : [])))];
}
