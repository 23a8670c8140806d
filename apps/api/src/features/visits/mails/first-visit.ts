import { displayDomain, paths } from '@evenway/contract';
import type { MailTemplate } from '../../../platform/mail/mail-template.ts';

export const FIRST_VISIT_MAIL = 'first-visit';

const texts = {
  en: (domain: string, url: string) => ({
    subject: `${domain}: the widget is on your website`,
    heading: `Seen on ${domain}`,
    paragraphs: [
      `A page of ${domain} was just opened with the widget. It is installed, and visitors can use it now.`,
      'Next, choose its colors, its position and the functions that it offers. Changes appear on your website without a new snippet.',
    ],
    action: { label: 'Choose colors', url },
    note: 'You get this email once for each website.',
  }),
  fr: (domain: string, url: string) => ({
    subject: `${domain}\u202f: le widget est sur votre site`,
    heading: `Vu sur ${domain}`,
    paragraphs: [
      `Une page de ${domain} vient d’être ouverte avec le widget. L’installation est terminée\u202f: vos visiteurs peuvent déjà l’utiliser.`,
      'Vous pouvez maintenant choisir ses couleurs, sa position et les fonctions proposées. Les changements s’affichent sur votre site sans toucher au code.',
    ],
    action: { label: 'Choisir les couleurs', url },
    note: 'Vous recevez cet e-mail une seule fois par site.',
  }),
};

/** For admins who wait for it after pasting the snippet. */
export const firstVisitMail: MailTemplate = {
  name: FIRST_VISIT_MAIL,
  audience: 'admins',
  compose: async ({ domain = '' }, { language, webUrl }) =>
    texts[language](
      displayDomain(domain),
      `${webUrl}${paths.widget}?website=${encodeURIComponent(domain)}&area=appearance`,
    ),
};
