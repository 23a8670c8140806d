import { displayDomain, MESSAGES_KEPT_MONTHS, messageAddress } from '@evenway/contract';
import { type Keys, storedLinkSecret } from '../../../platform/crypto/keys.ts';
import type { MailTemplate } from '../../../platform/mail/mail-template.ts';
import { findSecretHash } from '../message-repository.ts';
import { addressToken } from '../visitor/address-token.ts';

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
      `You told ${domain} about a barrier on its website. To get the answer by email, confirm this address.`,
      'Your private link shows what you sent and what was answered. There you can also add something, or delete it all.',
    ],
    action: { label: 'Confirm this address', url },
    note: `Anyone who has this link can read and delete the message, so do not pass it on. It is deleted after ${MESSAGES_KEPT_MONTHS} months. If you did not send anything, ignore this email: no answers will come.`,
  }),
  fr: ({ domain, url }: MailDetails) => ({
    subject: `Votre message à ${domain}`,
    heading: 'Votre message a été envoyé',
    paragraphs: [
      `Vous avez signalé à ${domain} un obstacle sur son site. Pour recevoir la réponse par e-mail, confirmez cette adresse.`,
      'Votre lien privé montre ce que vous avez envoyé et ce qui vous a été répondu. Vous pouvez aussi y ajouter quelque chose, ou tout supprimer.',
    ],
    action: { label: 'Confirmer cette adresse', url },
    note: `Toute personne qui a ce lien peut lire et supprimer le message\u202f: ne le transmettez pas. Le message est supprimé au bout de ${MESSAGES_KEPT_MONTHS} mois. Si vous n’avez rien envoyé, ignorez cet e-mail\u202f: aucune réponse ne vous sera envoyée.`,
  }),
};

/** Contains nothing that was typed: nobody may use us to write to a stranger by entering their address. */
export const messageSentMail = (keys: Keys): MailTemplate => ({
  name: MESSAGE_SENT_MAIL,
  audience: 'visitor',
  async compose({ messageId = '', domain = '' }, { db, language, webUrl }) {
    const secretHash = await findSecretHash(db, messageId);
    if (!secretHash) return null;
    const secret = storedLinkSecret(keys.link, messageId, secretHash);
    const url = `${webUrl}${messageAddress(secret)}?address=${addressToken(keys, messageId)}`;
    return texts[language]({ domain: displayDomain(domain), url });
  },
});
