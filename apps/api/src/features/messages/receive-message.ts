import { createHash } from 'node:crypto';
import { holdsWebAddress, mailboxOf, messageAddress } from '@evenway/contract';
import type { NewMessage } from '@evenway/contract/schemas';
import { hashSecret, linkSecret } from '../../platform/crypto/keys.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { clientNetwork } from '../../platform/limits/client-network.ts';
import { limits } from '../../platform/limits/limits.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { MESSAGE_SENT_MAIL } from './mails/message-sent.ts';
import { insertMessage } from './message-repository.ts';
import { isSolved, makePuzzle } from './puzzle.ts';
import { mailLanguage } from './visitor-language.ts';

interface Received {
  readonly website: { readonly id: string; readonly domain: string };
  readonly input: NewMessage;
  readonly address: string;
}

/** Either stored, with the visitor's private link, or a puzzle to solve first while a website gets many messages. */
export type Receipt = { readonly url: string; readonly isMailed: boolean } | { readonly puzzle: string };

export async function receiveMessage(
  { database, keys, limits: rateLimits, settings }: Platform,
  { website, input, address }: Received,
): Promise<Receipt> {
  const { goal, barrier, email, path, functions, language, attempt, proof } = input;
  if (holdsWebAddress(goal) || holdsWebAddress(barrier)) throw new AppError('message_links');
  await rateLimits.consumePerClient(limits.messagePerClient, address);
  const scope = { websiteId: website.id, client: clientNetwork(address).client };
  const hasProof = proof !== undefined && isSolved(keys.puzzle, scope, { proof, attempt });
  if (!hasProof && (await rateLimits.count(limits.messageBurstPerWebsite, website.id)).isOver)
    return { puzzle: makePuzzle(keys.puzzle, scope) };
  await rateLimits.consume(limits.messagePerWebsite, website.id);
  const mayMail =
    email !== null && !(await rateLimits.count(limits.messageMailPerEmail, hashSecret(mailboxOf(email)))).isOver;
  const id = idOf(website.id, attempt);
  const secret = linkSecret(keys.link, id);
  const isMailed = await database.transaction(async (tx) => {
    const stored = await insertMessage(tx, {
      ...{ id, websiteId: website.id, secretHash: hashSecret(secret), language },
      ...{ goal, barrier, email, path, functions: functions && [...new Set(functions)] },
    });
    if (!stored) throw new AppError('messages_off');
    // No mail speaks in the name of a domain that is not proven.
    const isMailable = mayMail && stored.isVerified;
    if (stored.isNew && isMailable)
      await enqueueMail(tx, {
        recipient: email,
        template: MESSAGE_SENT_MAIL,
        language: mailLanguage(language),
        params: { messageId: id, domain: website.domain },
      });
    return isMailable;
  });
  return { url: `${settings.WEB_URL}${messageAddress(secret)}`, isMailed };
}

/** The same attempt gives the same id, so a message can be sent again when our response was lost. A valid UUID of version 4. */
function idOf(websiteId: string, attempt: string): string {
  const hex = createHash('sha256').update(`${websiteId} ${attempt}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
