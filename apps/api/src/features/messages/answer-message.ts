import { mailboxOf } from '@evenway/contract';
import { hashSecret } from '../../platform/crypto/keys.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { limits } from '../../platform/limits/limits.ts';
import type { RateLimits } from '../../platform/limits/rate-limits.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { MESSAGE_ANSWERED_MAIL } from './mails/message-answered.ts';
import { addWord, answerMailOf, type MessageRow, markAnswered, type StoredMessage } from './message-repository.ts';
import { mailLanguage } from './visitor-language.ts';

interface Answer {
  readonly text: string;
  readonly isMended: boolean;
  readonly authorId: string;
}

/**
 * Appears on the visitor's private page, and is mailed if they left and confirmed an address and the domain is verified.
 * The mail is from us and names no member.
 */
export async function answerMessage(
  tx: Transaction,
  stored: StoredMessage,
  { text, isMended, authorId }: Answer,
): Promise<MessageRow> {
  const { message, domain } = stored;
  const wordId = await addWord(tx, { messageId: message.id, sender: 'owner', text, authorId });
  if (wordId === null) throw new AppError('message_full');
  const answered = await markAnswered(tx, message.id, isMended ? 'mended' : 'answered');
  if (message.email !== null && answerMailOf(stored) === 'mailed')
    await enqueueMail(tx, {
      recipient: message.email,
      template: MESSAGE_ANSWERED_MAIL,
      language: mailLanguage(message.language),
      params: { wordId, domain, isMended: String(isMended) },
    });
  return answered;
}

/** Refused before anything is stored: the author still has the answer, and can send it the next day. */
export async function countAnswerMail(rateLimits: RateLimits, stored: StoredMessage): Promise<void> {
  const { email } = stored.message;
  if (email === null || answerMailOf(stored) !== 'mailed') return;
  const { isOver, resetsIn } = await rateLimits.count(limits.messageAnswerPerEmail, hashSecret(mailboxOf(email)));
  if (isOver) throw new AppError('message_answers_used_up', { retryAfter: resetsIn });
}
