import { publicAddress, type SitePageInput } from '@evenway/contract';
import { faqTexts, questions } from '../../content/landing/faq.ts';
import { isByAppointment, planName } from '../../platform/plans/plans.ts';
import { headTexts } from './head-texts.ts';

/**
 * Structured data for search engines: who we are, what this page is and, on the landing page, the offer and the
 * answers.
 */
export function structuredData(input: SitePageInput): object {
  const pieces = [organization(input), webPage(input)];
  if (input.page === 'landing') pieces.push(product(input), faqPage(input));
  return { '@context': 'https://schema.org', '@graph': pieces };
}

const organizationId = (webUrl: string) => `${webUrl}/#organization`;

function organization({ webUrl, settings, content: { company } }: SitePageInput): object {
  const { name, contactEmail, networkUrl } = settings.brand;
  return {
    '@type': 'Organization',
    '@id': organizationId(webUrl),
    name,
    url: `${webUrl}/`,
    logo: `${webUrl}/icon.svg`,
    email: contactEmail,
    ...(networkUrl !== null && { sameAs: [networkUrl] }),
    ...(company && { legalName: company.name, address: company.address.join(', ') }),
  };
}

function webPage({ page, language, webUrl, settings }: SitePageInput): object {
  const { title, description } = headTexts[language][page](settings.brand.name);
  return {
    '@type': 'WebPage',
    name: title,
    description,
    url: `${webUrl}${publicAddress(page, language)}`,
    inLanguage: language,
    publisher: { '@id': organizationId(webUrl) },
  };
}

/** With the shown prices, and without a rating: there is none yet. */
function product({ language, webUrl, settings, plans }: SitePageInput): object {
  const offers = (plans ?? [])
    .filter((plan) => !isByAppointment(plan) && !plan.yearly)
    .map((plan) => ({
      '@type': 'Offer',
      name: planName(plan),
      price: plan.amount.toFixed(2),
      priceCurrency: 'USD',
      url: `${webUrl}${publicAddress('landing', language)}#pricing`,
    }));
  return {
    '@type': 'SoftwareApplication',
    name: settings.brand.name,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    description: headTexts[language].landing(settings.brand.name).description,
    publisher: { '@id': organizationId(webUrl) },
    ...(offers.length > 0 && { offers }),
  };
}

function faqPage({ language }: SitePageInput): object {
  const { items } = faqTexts[language];
  return {
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: questions.map((id) => ({
      '@type': 'Question',
      name: items[id].question,
      acceptedAnswer: { '@type': 'Answer', text: items[id].answer },
    })),
  };
}
