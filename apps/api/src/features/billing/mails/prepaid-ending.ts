import { displayDomain, paths } from '@evenway/contract';
import { formatDay } from '../../../platform/mail/format.ts';
import type { MailTemplate } from '../../../platform/mail/mail-template.ts';

export const PREPAID_ENDING_MAIL = 'prepaid-ending';

interface MailDetails {
  readonly domain: string;
  readonly date: string;
  readonly url: string;
}

const texts = {
  en: ({ domain, date, url }: MailDetails) => ({
    subject: `${domain}: choose a plan by ${date}`,
    heading: `The widget of ${domain} stops on ${date}`,
    paragraphs: [
      `The time that came with ${domain} when it was transferred to you ends on ${date}.`,
      'Choose a plan to keep the widget running. You pay nothing before that day.',
    ],
    action: { label: 'Choose a plan', url },
  }),
  fr: ({ domain, date, url }: MailDetails) => ({
    subject: `${domain}\u202f: choisissez une offre d’ici le ${date}`,
    heading: `Le widget de ${domain} s’arrête le ${date}`,
    paragraphs: [
      `La période payée qui accompagnait ${domain} lors de son transfert se termine le ${date}.`,
      'Choisissez une offre pour que le widget continue. Vous ne payez rien avant cette date.',
    ],
    action: { label: 'Choisir une offre', url },
  }),
};

/** For a transferred website without a chosen plan. */
export const prepaidEndingMail: MailTemplate = {
  name: PREPAID_ENDING_MAIL,
  audience: 'admins',
  compose: async ({ domain = '', date = '' }, { language, webUrl }) =>
    texts[language]({
      domain: displayDomain(domain),
      date: formatDay(language, date),
      url: `${webUrl}${paths.dashboard}`,
    }),
};
