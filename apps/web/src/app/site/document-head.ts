import {
  PUBLIC_SETTINGS_ELEMENT_ID,
  publicAddress,
  SITE_PAGE_ELEMENT_ID,
  type SitePageData,
  type SitePageInput,
} from '@evenway/contract';
import fontFile from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url';
import { headTexts } from './head-texts.ts';
import { structuredData } from './structured-data.ts';

const LOCALES = { en: 'en_US', fr: 'fr_FR' } as const;

/** Everything in the head that depends on page, language, operator and plans. */
export function documentHead(input: SitePageInput, data: SitePageData): string {
  const { page, language, webUrl, settings } = input;
  const { title, description } = headTexts[language][page](settings.brand.name);
  const absolute = (at: typeof language) => `${webUrl}${publicAddress(page, at)}`;
  const picture = `${webUrl}/share-${language}.png`;
  const tags = [
    `<title>${escapeText(title)}</title>`,
    tag('meta', { name: 'description', content: description }),
    tag('link', { rel: 'canonical', href: absolute(language) }),
    tag('link', { rel: 'alternate', hreflang: 'en', href: absolute('en') }),
    tag('link', { rel: 'alternate', hreflang: 'fr', href: absolute('fr') }),
    tag('link', { rel: 'alternate', hreflang: 'x-default', href: absolute('en') }),
    tag('meta', { property: 'og:type', content: 'website' }),
    tag('meta', { property: 'og:site_name', content: settings.brand.name }),
    tag('meta', { property: 'og:title', content: title }),
    tag('meta', { property: 'og:description', content: description }),
    tag('meta', { property: 'og:url', content: absolute(language) }),
    tag('meta', { property: 'og:locale', content: LOCALES[language] }),
    tag('meta', { property: 'og:image', content: picture }),
    tag('meta', { property: 'og:image:width', content: '1200' }),
    tag('meta', { property: 'og:image:height', content: '630' }),
    tag('meta', { property: 'og:image:alt', content: headTexts[language].picture }),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    tag('link', { rel: 'preload', href: fontFile, as: 'font', type: 'font/woff2', crossorigin: 'anonymous' }),
    dataBlock('application/ld+json', structuredData(input)),
    dataBlock('application/json', { apiUrl: settings.apiUrl, brand: settings.brand }, PUBLIC_SETTINGS_ELEMENT_ID),
    dataBlock('application/json', data, SITE_PAGE_ELEMENT_ID),
  ];
  return tags.join('\n    ');
}

/** Data, which no content policy treats as a script. `<` could end the block early. */
function dataBlock(type: string, data: unknown, id?: string): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="${type}"${id === undefined ? '' : ` id="${id}"`}>${json}</script>`;
}

function tag(name: 'meta' | 'link', attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeText(value)}"`);
  return `<${name}${written.join('')} />`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
