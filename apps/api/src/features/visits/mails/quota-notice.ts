import { displayDomain, paths } from '@evenway/contract';
import type { MailTemplate } from '../../../platform/mail/mail-template.ts';

export const QUOTA_NOTICE_MAIL = 'visit-share';

interface MailDetails {
  readonly domain: string;
  readonly percent: number;
  readonly visits: number;
  readonly limit: number;
  readonly url: string;
}

const texts = {
  en: ({ domain, percent, visits, limit, url }: MailDetails) => ({
    subject: `${domain} has used ${percent}% of this month’s visits`,
    heading: percent < 100 ? 'Your plan’s visits are running low' : 'Your plan’s visits are used up',
    paragraphs: [
      `${domain} had ${visits.toLocaleString('en-US')} visits this month. Its plan includes ${limit.toLocaleString('en-US')}.`,
      'The widget stays on your site and keeps working for your visitors, whatever the number. If the site keeps growing, a larger plan fits better.',
    ],
    action: { label: 'See your plans', url },
    note: 'You get this message at most once a month at 80, 95 and 100 percent.',
  }),
  fr: ({ domain, percent, visits, limit, url }: MailDetails) => ({
    subject: `${domain} a utilisé ${percent}\u202f% des visites du mois`,
    heading: percent < 100 ? 'Les visites de votre offre s’épuisent' : 'Les visites de votre offre sont épuisées',
    paragraphs: [
      `${domain} a reçu ${visits.toLocaleString('fr-FR')} visites ce mois-ci. Son offre en comprend ${limit.toLocaleString('fr-FR')}.`,
      'Le widget reste sur votre site et continue de fonctionner pour vos visiteurs, quel que soit le nombre. Si la fréquentation continue de croître, une offre plus grande conviendra mieux.',
    ],
    action: { label: 'Voir vos offres', url },
    note: 'Vous recevez ce message au plus une fois par mois, à 80, 95 et 100\u202f%.',
  }),
};

export const quotaNoticeMail: MailTemplate = {
  name: QUOTA_NOTICE_MAIL,
  audience: 'admins',
  async compose({ domain = '', percent, visits, limit }, { language, webUrl }) {
    return texts[language]({
      domain: displayDomain(domain),
      percent: Number(percent),
      visits: Number(visits),
      limit: Number(limit),
      url: `${webUrl}${paths.dashboard}`,
    });
  },
};
