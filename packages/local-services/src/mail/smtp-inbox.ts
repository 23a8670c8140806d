import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Mail } from './mail.ts';
import type { MailStore } from './mail-store.ts';

const MAX_BYTES = 10 * 1024 * 1024;

export interface SmtpInbox {
  url: string;
  stop(): Promise<void>;
}

export async function startSmtpInbox(store: MailStore): Promise<SmtpInbox> {
  const server = new SMTPServer({
    authOptional: true,
    // Any credentials are accepted.
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'local' }),
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    logger: false,
    size: MAX_BYTES,
    closeTimeout: 1_000,
    onData: (stream, session, done) => {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      readAll(stream)
        .then(async (raw) => {
          if (stream.sizeExceeded) throw new Error('Message exceeds the size limit');
          // Acknowledged only after it is stored, like a real mail server.
          await store.add(await parseMail(raw, recipients));
        })
        .then(
          () => done(),
          (error: Error) => done(error),
        );
    },
  });
  // A client that disconnects must not crash the process.
  server.on('error', () => undefined);
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  if (!address || typeof address !== 'object') throw new Error('The mail server has no port.');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function readAll(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let kept = 0;
  for await (const chunk of stream) {
    kept += chunk.length;
    if (kept <= MAX_BYTES) chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function parseMail(raw: Uint8Array, recipients: string[]): Promise<Mail> {
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
