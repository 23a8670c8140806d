import { displayDomain, paths } from '@evenway/contract';
import { formatDay } from '../../../../platform/mail/format.ts';
import { inertName } from '../../../../platform/mail/inert-name.ts';
import type { MailTemplate } from '../../../../platform/mail/mail-template.ts';

export const WEBSITE_TRANSFERRED_MAIL = 'website-transferred';

interface MailDetails {
  readonly domain: string;
  readonly from: string;
  readonly to: string;
  /** Null if nothing was paid. */
  readonly paidUntil: string | null;
  readonly isTrial: boolean;
  readonly url: string;
}

const texts = {
  en: {
    from: ({ domain, to, paidUntil, isTrial, url }: MailDetails) => ({
      subject: `${domain} was transferred`,
      heading: `${domain} now belongs to “${to}”`,
      paragraphs: [
        paidUntil === null
          ? 'There was no running subscription, so nothing is charged or refunded.'
          : isTrial
            ? 'The free trial went along with the website. You are not charged for it.'
            : `Your subscription has ended and will not renew. The time you paid for, until ${paidUntil}, went along with the website.`,
        'Your past invoices stay with you, in the billing portal.',
      ],
      action: { label: 'Open your dashboard', url },
    }),
    to: ({ domain, from, paidUntil, url }: MailDetails) => ({
      subject: `${domain} is now yours`,
      heading: `“${from}” transferred ${domain} to you`,
      paragraphs: [
        paidUntil === null
          ? 'It has no subscription. Choose a plan to turn its widget on.'
          : `Its widget runs until ${paidUntil} at no cost to you. Choose a plan by then to keep it running: you pay nothing before that day.`,
      ],
      action: { label: 'Choose a plan', url },
    }),
  },
  fr: {
    from: ({ domain, to, paidUntil, isTrial, url }: MailDetails) => ({
      subject: `${domain} a été transféré`,
      heading: `${domain} appartient maintenant à «\u202f${to}\u202f»`,
      paragraphs: [
        paidUntil === null
          ? 'Aucun abonnement n’était en cours\u202f: rien n’est débité ni remboursé.'
          : isTrial
            ? 'L’essai gratuit a suivi le site. Rien ne vous est débité.'
            : `Votre abonnement a pris fin et ne se renouvellera pas. La période payée, jusqu’au ${paidUntil}, a suivi le site.`,
        'Vos anciennes factures restent chez vous, dans le portail de facturation.',
      ],
      action: { label: 'Ouvrir le tableau de bord', url },
    }),
    to: ({ domain, from, paidUntil, url }: MailDetails) => ({
      subject: `${domain} est maintenant à vous`,
      heading: `«\u202f${from}\u202f» vous a transféré ${domain}`,
      paragraphs: [
        paidUntil === null
          ? 'Il n’a pas d’abonnement. Choisissez une offre pour activer son widget.'
          : `Son widget fonctionne jusqu’au ${paidUntil} sans rien vous coûter. Choisissez une offre d’ici là pour qu’il continue\u202f: vous ne payez rien avant cette date.`,
      ],
      action: { label: 'Choisir une offre', url },
    }),
  },
};

export const websiteTransferredMail: MailTemplate = {
  name: WEBSITE_TRANSFERRED_MAIL,
  audience: 'admins',
  async compose({ domain = '', from = '', to = '', paidUntil, isTrial, side }, { language, webUrl }) {
    const content = texts[language][side === 'from' ? 'from' : 'to']({
      domain: displayDomain(domain),
      from: inertName(from),
      to: inertName(to),
      paidUntil: paidUntil ? formatDay(language, paidUntil) : null,
      isTrial: isTrial === 'true',
      url: `${webUrl}${paths.dashboard}`,
    });
    return { ...content, audience: side === 'from' ? 'organizationAdmins' : 'admins' };
  },
};
