import { publicAddress, publicAddresses } from '@evenway/contract';

/** Every page of the public site, each with its address in the other language. */
export function siteMap(webUrl: string): string {
  const entries = publicAddresses.map(({ page, address }) => {
    const alternates = (['en', 'fr'] as const).map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${webUrl}${publicAddress(page, language)}"/>`,
    );
    return `<url><loc>${webUrl}${address}</loc>${alternates.join('')}</url>`;
  });
  const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${entries.join('\n')}\n</urlset>\n`;
}

/** Search engines read the public site; everything behind sign-in is useless to them. */
export function robots(webUrl: string): string {
  const closed = ['/api/', '/auth/', '/organization/', '/local'];
  return `User-agent: *\n${closed.map((path) => `Disallow: ${path}`).join('\n')}\n\nSitemap: ${webUrl}/sitemap.xml\n`;
}
