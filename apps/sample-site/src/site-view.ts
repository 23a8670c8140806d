export type SiteLanguage = 'en' | 'fr';

/** How the sample site is viewed; every link inside it keeps that. */
export interface SiteView {
  language: SiteLanguage;
  /** With a content policy as strict as a careful bank's. */
  strict: boolean;
}

export const SITE_PATH = '/local/site';

export function readView({ lang, csp }: { lang?: string; csp?: string }): SiteView {
  return { language: lang === 'fr' ? 'fr' : 'en', strict: csp === 'strict' };
}

export function addressOf(path: string, { language, strict }: SiteView): string {
  const query = [...(language === 'fr' ? ['lang=fr'] : []), ...(strict ? ['csp=strict'] : [])].join('&');
  return `${SITE_PATH}${path}${query && `?${query}`}`;
}
