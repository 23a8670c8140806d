import { publicAddress, type SitePageInput } from '@evenway/contract';
import { headTexts } from './head-texts.ts';

/** What search engines may know of us: who we are, what we offer, and on the landing page the questions and answers. */
export function structuredData({ page, language, webUrl, settings }: SitePageInput): object {
  const { name, contactEmail, networkUrl } = settings.brand;
  const organization = {
    '@type': 'Organization',
    '@id': `${webUrl}/#organization`,
    name,
    url: `${webUrl}/`,
    logo: `${webUrl}/icon.svg`,
    email: contactEmail,
    sameAs: [networkUrl],
  };
  const { title, description } = headTexts[language][page](name);
  const webPage = {
    '@type': 'WebPage',
    name: title,
    description,
    url: `${webUrl}${publicAddress(page, language)}`,
    inLanguage: language,
    publisher: { '@id': organization['@id'] },
  };
  return { '@context': 'https://schema.org', '@graph': [organization, webPage] };
}
