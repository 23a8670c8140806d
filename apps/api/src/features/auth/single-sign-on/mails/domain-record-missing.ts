import { paths, SSO_DOMAIN_GRACE_DAYS } from '@evenway/contract';
import { inertName } from '../../../../platform/mail/inert-name.ts';
import type { MailTemplate } from '../../../../platform/mail/mail-template.ts';

export const DOMAIN_RECORD_MISSING_MAIL = 'domain-record-missing';

const texts = {
  en: (domain: string, organization: string, url: string) => ({
    subject: `The DNS record of ${domain} is gone`,
    heading: `Put the DNS record of ${domain} back`,
    paragraphs: [
      `It proves that ${domain} belongs to ${organization}, and lets people sign in with your company.`,
      `If it is still gone in ${SSO_DOMAIN_GRACE_DAYS} days, people with an address of ${domain} can no longer sign in with your company, and those who did are signed out. They can still sign in another way.`,
    ],
    action: { label: 'See the record', url },
    note: 'We look for it every night. You get this message once each time the record goes missing.',
  }),
  fr: (domain: string, organization: string, url: string) => ({
    subject: `L’enregistrement DNS de ${domain} a disparu`,
    heading: `Remettez l’enregistrement DNS de ${domain}`,
    paragraphs: [
      `Il prouve que ${domain} appartient à ${organization} et permet de se connecter avec votre entreprise.`,
      `S’il manque encore dans ${SSO_DOMAIN_GRACE_DAYS} jours, les personnes dont l’adresse est en ${domain} ne pourront plus se connecter avec votre entreprise, et leurs sessions ouvertes ainsi prendront fin. Les autres façons de se connecter resteront possibles.`,
    ],
    action: { label: 'Voir l’enregistrement', url },
    note: 'Nous le cherchons chaque nuit. Vous recevez ce message une seule fois par disparition.',
  }),
};

export const domainRecordMissingMail: MailTemplate = {
  name: DOMAIN_RECORD_MISSING_MAIL,
  audience: 'organizationAdmins',
  compose: async ({ domain = '', organization = '' }, { language, webUrl }) =>
    texts[language](inertName(domain), inertName(organization), `${webUrl}${paths.singleSignOnSettings}`),
};
