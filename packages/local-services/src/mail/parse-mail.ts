import { randomBytes } from 'node:crypto';
import PostalMime from 'postal-mime';
import type { Mail } from './mail.ts';

export async function parseMail(raw: Uint8Array, recipients: string[]): Promise<Mail> {
  const email = await PostalMime.parse(raw);
  const at = new Date().toISOString();
  const text = email.text ?? '';
  return {
    id: `${at.replace(/\D/g, '')}-${randomBytes(4).toString('hex')}`,
    messageId: email.messageId ?? '',
    to: recipients.join(', '),
    from: email.from?.address ?? '',
    subject: email.subject ?? '',
    text,
    html: email.html ?? '',
    links: findLinks(text),
    headers: Object.fromEntries(email.headers.map(({ key, value }) => [key, value])),
    at,
  };
}

/** The http and https addresses in a text, in order, without trailing punctuation. */
function findLinks(text: string): string[] {
  const found = text.match(/https?:\/\/[^\s<>"]+/g) ?? [];
  return found.map((link) => link.replace(/[.,;:!?)\]}'’]+$/, ''));
}
