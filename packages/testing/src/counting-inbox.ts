import type { Mail } from '@evenway/local-services/mail';
import { type SmtpInbox, startSmtpInbox } from '@evenway/local-services/smtp-inbox';

export interface CountingInbox extends SmtpInbox {
  /** Everything that was acknowledged, oldest first. */
  readonly mails: readonly Mail[];
  /** Called before a mail is acknowledged. */
  onMail: (mail: Mail) => void;
}

/** The local mail server, keeping every mail; the one of `npm start` keeps the newest few hundred. */
export async function startCountingInbox(): Promise<CountingInbox> {
  const mails: Mail[] = [];
  const inbox = await startSmtpInbox({
    load: async () => undefined,
    async add(mail) {
      mails.push(mail);
      counting.onMail(mail);
    },
    list: () => mails,
    find: (id) => mails.find((mail) => mail.id === id),
    clear: async () => void mails.splice(0),
  });
  const counting: CountingInbox = { ...inbox, mails, onMail: () => undefined };
  return counting;
}

/** How often each mail arrived, by its Message-ID. */
export function copiesOf(mails: readonly Mail[]): Map<string, number> {
  const copies = new Map<string, number>();
  for (const { messageId } of mails) copies.set(messageId, (copies.get(messageId) ?? 0) + 1);
  return copies;
}
