import { paths, WEBHOOK_RETRY_DAYS } from '@evenway/contract';
import { inertName } from '../../../platform/mail/inert-name.ts';
import type { MailTemplate } from '../../../platform/mail/mail-template.ts';

export const WEBHOOK_FAILING_MAIL = 'webhook-failing';

const texts = {
  en: (host: string, url: string) => ({
    subject: `Your webhook at ${host} does not answer`,
    heading: `We could not deliver an event to ${host}`,
    paragraphs: [
      `We tried for ${WEBHOOK_RETRY_DAYS} days and gave this event up. New events are still tried in the same way.`,
      'See what your endpoint answered. Once it works again, you can send the event again.',
    ],
    action: { label: 'See what happened', url },
    note: 'You get this message once, until your endpoint has worked again.',
  }),
  fr: (host: string, url: string) => ({
    subject: `Votre webhook sur ${host} ne répond pas`,
    heading: `Nous n’avons pas pu remettre un événement à ${host}`,
    paragraphs: [
      `Nous avons essayé pendant ${WEBHOOK_RETRY_DAYS} jours, puis abandonné cet événement. Les nouveaux événements sont toujours envoyés de la même façon.`,
      'Regardez ce que votre serveur a répondu. Quand il fonctionnera de nouveau, vous pourrez renvoyer l’événement.',
    ],
    action: { label: 'Voir ce qui s’est passé', url },
    note: 'Vous recevez ce message une seule fois, tant que votre serveur n’a pas répondu de nouveau.',
  }),
};

export const webhookFailingMail: MailTemplate = {
  name: WEBHOOK_FAILING_MAIL,
  audience: 'organizationAdmins',
  compose: async ({ host = '' }, { language, webUrl }) =>
    texts[language](inertName(host), `${webUrl}${paths.webhooks}`),
};
