import { displayDomain, paths } from '@evenway/contract';
import type { MailTemplate } from '../../../../platform/mail/mail-template.ts';

export const OFFER_DECLINED_MAIL = 'offer-declined';

interface MailDetails {
  readonly domain: string;
  readonly recipient: string;
  readonly url: string;
}

const texts = {
  en: ({ domain, recipient, url }: MailDetails) => ({
    subject: `${domain} stays with you`,
    heading: `${recipient} declined ${domain}`,
    paragraphs: ['Nothing has changed: the website and its subscription stay in your organization.'],
    action: { label: 'Open your dashboard', url },
  }),
  fr: ({ domain, recipient, url }: MailDetails) => ({
    subject: `${domain} reste chez vous`,
    heading: `${recipient} a refusé ${domain}`,
    paragraphs: ['Rien n’a changé\u202f: le site et son abonnement restent dans votre organisation.'],
    action: { label: 'Ouvrir le tableau de bord', url },
  }),
};

export const offerDeclinedMail: MailTemplate = {
  name: OFFER_DECLINED_MAIL,
  audience: 'admins',
  compose: async ({ domain = '', recipient = '' }, { language, webUrl }) =>
    texts[language]({ domain: displayDomain(domain), recipient, url: `${webUrl}${paths.dashboard}` }),
};
