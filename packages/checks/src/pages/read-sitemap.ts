/** The content of a sitemap: pages, or further sitemaps. */
export interface Sitemap {
  readonly isIndex: boolean;
  readonly addresses: readonly string[];
}

const LOCATION = /<loc>\s*(?:<!\[CDATA\[)?\s*([^<\]]{1,2000}?)\s*(?:\]\]>)?\s*<\/loc>/gi;

/** A site may list a hundred thousand pages; `max` are enough to choose from. */
export function readSitemapText(text: string, max: number): Sitemap {
  const addresses: string[] = [];
  for (const [, address = ''] of text.matchAll(LOCATION)) {
    if (addresses.length === max) break;
    addresses.push(address.replaceAll('&amp;', '&'));
  }
  return { isIndex: /<sitemapindex[\s>]/i.test(text), addresses };
}
