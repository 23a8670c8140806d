import { displayDomain, isOwnHost, messageAddress } from '@evenway/contract';
import { findLinkSecret, type Keys } from '../../../platform/crypto/keys.ts';
import { inertName } from '../../../platform/mail/inert-name.ts';
import type { MailTemplate } from '../../../platform/mail/mail-template.ts';
import { describeAnswer } from '../message-repository.ts';

export const MESSAGE_ANSWERED_MAIL = 'message-answered';

interface MailDetails {
  readonly domain: string;
  readonly isMended: boolean;
  readonly answer: readonly string[];
  readonly url: string | null;
}

const texts = {
  en: ({ domain, isMended, answer, url }: MailDetails) => ({
    subject: isMended ? `${domain} says that a barrier is gone` : `${domain} has answered your message`,
    heading: isMended ? 'The barrier you reported has been removed' : 'There is an answer to your message',
    paragraphs: [`You told ${domain} about a barrier on its website. This is the answer:`, ...answer],
    ...(url !== null && { action: { label: 'See your message or reply', url } }),
    note:
      url === null
        ? 'To reply, use the private link that you got when you sent your message. Nobody reads replies to this email.'
        : 'To reply, use the link above. Nobody reads replies to this email. To get no more of them, delete your message there.',
  }),
  fr: ({ domain, isMended, answer, url }: MailDetails) => ({
    subject: isMended ? `${domain} annonce qu’un obstacle a disparu` : `${domain} a répondu à votre message`,
    heading: isMended ? 'L’obstacle que vous avez signalé a été supprimé' : 'Vous avez une réponse à votre message',
    paragraphs: [`Vous avez signalé à ${domain} un obstacle sur son site. Voici la réponse\u202f:`, ...answer],
    ...(url !== null && { action: { label: 'Voir votre message ou répondre', url } }),
    note:
      url === null
        ? 'Pour répondre, utilisez le lien privé reçu à l’envoi de votre message. Personne ne lit les réponses à cet e-mail.'
        : 'Pour répondre, utilisez le lien ci-dessus. Personne ne lit les réponses à cet e-mail. Pour ne plus en recevoir, supprimez-y votre message.',
  }),
};

export const messageAnsweredMail = (keys: Keys): MailTemplate => ({
  name: MESSAGE_ANSWERED_MAIL,
  audience: 'visitor',
  async compose({ wordId = '', domain = '', isMended }, { db, language, webUrl }) {
    const found = await describeAnswer(db, wordId);
    if (!found) return null;
    return texts[language]({
      domain: displayDomain(domain),
      isMended: isMended === 'true',
      answer: found.text
        .split(/\n+/)
        .filter((line) => line.trim() !== '')
        .map((line) => line.replace(/\S+/g, (word) => (leadsTo(domain, word) ? word : inertName(word)))),
      url: privateLink(keys, webUrl, found),
    });
  },
});

/**
 * Only links to the website itself become links. Others stay text: the owner could have sent the message themselves
 * with a stranger's address.
 */
function leadsTo(domain: string, word: string): boolean {
  const { protocol, hostname } = URL.canParse(word) ? new URL(word) : { protocol: '', hostname: '' };
  return protocol === 'https:' && isOwnHost(domain, hostname);
}

/** Null when the key it was made with is gone: the visitor's own copy of the link still works, but we cannot make it again. */
function privateLink(
  keys: Keys,
  webUrl: string,
  { messageId, secretHash }: { messageId: string; secretHash: string },
): string | null {
  const secret = findLinkSecret(keys.link, messageId, secretHash);
  return secret && `${webUrl}${messageAddress(secret)}`;
}
