/** The content of a sitemap: pages, or further sitemaps. */
export interface Sitemap {
  readonly isIndex: boolean;
  readonly addresses: readonly string[];
}

const LOCATION = /<loc>\s*(?:<!\[CDATA\[)?([^<\]]*)/gi;
const MAX_LENGTH = 2_000;

/** A site may list a hundred thousand pages; `max` are enough to choose from. */
export function readSitemapText(text: string, max: number): Sitemap {
  const addresses: string[] = [];
  for (const [, content = ''] of text.matchAll(LOCATION)) {
    if (addresses.length === max) break;
    const address = content.trim();
    if (address !== '' && address.length <= MAX_LENGTH) addresses.push(address.replaceAll('&amp;', '&'));
  }
  return { isIndex: /<sitemapindex[\s>]/i.test(text), addresses };
}
