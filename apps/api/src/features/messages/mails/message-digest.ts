import { displayDomain, paths } from '@evenway/contract';
import type { Keys } from '../../../platform/crypto/keys.ts';
import type { MailTemplate } from '../../../platform/mail/mail-template.ts';
import { digestPath } from '../digest/digest-link.ts';
import { wantsDigest } from '../message-repository.ts';

export const MESSAGE_DIGEST_MAIL = 'message-digest';

interface MailDetails {
  readonly counts: readonly (readonly [domain: string, count: number])[];
  readonly total: number;
  readonly url: string;
}

const texts = {
  en: ({ counts, total, url }: MailDetails) => ({
    subject: total === 1 ? 'A visitor told you about a barrier' : `Visitors told you about ${total} barriers`,
    heading: total === 1 ? 'One new message' : `${total} new messages`,
    paragraphs: [
      'Visitors of your website wrote about something that got in their way. They see when you answer.',
      ...counts.map(([domain, count]) => `${domain}: ${count === 1 ? '1 message' : `${count} messages`}`),
    ],
    action: { label: 'Read the messages', url },
    note: 'You get this email once a day at most, and only when there is something new.',
  }),
  fr: ({ counts, total, url }: MailDetails) => ({
    subject: total === 1 ? 'Un visiteur vous signale un obstacle' : `Des visiteurs vous signalent ${total} obstacles`,
    heading: total === 1 ? 'Un nouveau message' : `${total} nouveaux messages`,
    paragraphs: [
      'Des visiteurs de votre site vous ont écrit à propos d’un obstacle. Ils voient quand vous répondez.',
      ...counts.map(([domain, count]) => `${domain}\u202f: ${count === 1 ? '1 message' : `${count} messages`}`),
    ],
    action: { label: 'Lire les messages', url },
    note: 'Vous recevez cet e-mail au plus une fois par jour, et seulement s’il y a du nouveau.',
  }),
};

export const messageDigestMail = (keys: Keys): MailTemplate => ({
  name: MESSAGE_DIGEST_MAIL,
  audience: 'admins',
  async compose({ counts = '[]', userId = '', organizationId = '' }, { db, language, webUrl }) {
    // The reader may have unsubscribed while the mail waited in the outbox.
    if (!(await wantsDigest(db, organizationId, userId))) return null;
    const lines = (JSON.parse(counts) as [string, number][]).map(
      ([domain, count]) => [displayDomain(domain), count] as const,
    );
    const url = `${webUrl}${paths.accessibilityMessages}`;
    const total = lines.reduce((sum, [, count]) => sum + count, 0);
    return {
      ...texts[language]({ counts: lines, total, url }),
      unsubscribeUrl: `${webUrl}${digestPath(keys.digest, { userId, organizationId })}`,
      endsByPost: true,
    };
  },
});
