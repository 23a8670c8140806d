import { displayDomain, MESSAGES_KEPT_MONTHS, messageAddress } from '@evenway/contract';
import { type Keys, storedLinkSecret } from '../../../platform/crypto/keys.ts';
import type { MailTemplate } from '../../../platform/mail/mail-template.ts';
import { findSecretHash } from '../message-repository.ts';

export const MESSAGE_SENT_MAIL = 'message-sent';

interface MailDetails {
  readonly domain: string;
  readonly url: string;
}

const texts = {
  en: ({ domain, url }: MailDetails) => ({
    subject: `Your message to ${domain}`,
    heading: 'Your message has been sent',
    paragraphs: [
      `You told ${domain} about a barrier on its website. An answer comes to this address.`,
      'Your private link shows what you sent and what was answered. There you can also add something, or delete it all.',
    ],
    action: { label: 'See your message', url },
    note: `Anyone who has this link can read and delete the message, so do not pass it on. It is deleted after ${MESSAGES_KEPT_MONTHS} months. If you did not send anything, open the link and delete the message: no further email will come.`,
  }),
  fr: ({ domain, url }: MailDetails) => ({
    subject: `Votre message à ${domain}`,
    heading: 'Votre message a été envoyé',
    paragraphs: [
      `Vous avez signalé à ${domain} un obstacle sur son site. La réponse arrivera à cette adresse.`,
      'Votre lien privé montre ce que vous avez envoyé et ce qui vous a été répondu. Vous pouvez aussi y ajouter quelque chose, ou tout supprimer.',
    ],
    action: { label: 'Voir votre message', url },
    note: `Toute personne qui a ce lien peut lire et supprimer le message\u202f: ne le transmettez pas. Le message est supprimé au bout de ${MESSAGES_KEPT_MONTHS} mois. Si vous n’avez rien envoyé, ouvrez le lien et supprimez le message\u202f: vous ne recevrez plus rien.`,
  }),
};

/** Contains nothing that was typed: nobody may use us to write to a stranger by entering their address. */
export const messageSentMail = (keys: Keys): MailTemplate => ({
  name: MESSAGE_SENT_MAIL,
  audience: 'visitor',
  async compose({ messageId = '', domain = '' }, { db, language, webUrl }) {
    const secretHash = await findSecretHash(db, messageId);
    if (!secretHash) return null;
    const url = `${webUrl}${messageAddress(storedLinkSecret(keys.link, messageId, secretHash))}`;
    return texts[language]({ domain: displayDomain(domain), url });
  },
});
