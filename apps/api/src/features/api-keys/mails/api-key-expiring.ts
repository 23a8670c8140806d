import { paths } from '@evenway/contract';
import { formatDay } from '../../../platform/mail/format.ts';
import { inertName } from '../../../platform/mail/inert-name.ts';
import type { MailTemplate } from '../../../platform/mail/mail-template.ts';

export const API_KEY_EXPIRING_MAIL = 'api-key-expiring';

interface MailDetails {
  readonly name: string;
  readonly prefix: string;
  readonly date: string;
  readonly url: string;
}

const texts = {
  en: ({ name, prefix, date, url }: MailDetails) => ({
    subject: `Your API key “${name}” expires on ${date}`,
    heading: `The API key “${name}” expires on ${date}`,
    paragraphs: [
      `It begins with ${prefix}. After that day, programs that use it are refused.`,
      'Make a new key, put it where the old one is used, then revoke the old one.',
    ],
    action: { label: 'See your API keys', url },
    note: 'If nothing uses this key any more, you can revoke it now.',
  }),
  fr: ({ name, prefix, date, url }: MailDetails) => ({
    subject: `Votre clé d’API «\u202f${name}\u202f» expire le ${date}`,
    heading: `La clé d’API «\u202f${name}\u202f» expire le ${date}`,
    paragraphs: [
      `Elle commence par ${prefix}. Passé ce jour, les programmes qui l’utilisent seront refusés.`,
      'Créez une nouvelle clé, mettez-la en place, puis révoquez l’ancienne.',
    ],
    action: { label: 'Voir vos clés d’API', url },
    note: 'Si plus rien n’utilise cette clé, vous pouvez la révoquer dès maintenant.',
  }),
};

export const apiKeyExpiringMail: MailTemplate = {
  name: API_KEY_EXPIRING_MAIL,
  audience: 'organizationAdmins',
  compose: async ({ keyName = '', keyPrefix = '', date = '' }, { language, webUrl }) =>
    texts[language]({
      name: inertName(keyName),
      prefix: keyPrefix,
      date: formatDay(language, date),
      url: `${webUrl}${paths.apiKeys}`,
    }),
};
