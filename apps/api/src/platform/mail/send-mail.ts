import type { FastifyBaseLogger } from 'fastify';
import type { ResolvedSettings } from '../../config/settings.ts';
import type { Database } from '../database/database.ts';
import { traced } from '../tracing/active-span.ts';
import { inertName } from './inert-name.ts';
import type { MailTemplate } from './mail-template.ts';
import { createMailTransport } from './mail-transport.ts';
import { findUnsentMail, markFailed, markSent, markSkipped, noteAttempt } from './outbox.ts';
import { renderMail } from './render-mail.ts';

const TIMEOUT_MS = 10_000;

export interface MailSender {
  /** Sends one mail from the outbox. Throws if it should be retried later. */
  send(mailId: string): Promise<void>;
  close(): void;
}

export function createMailSender(
  settings: ResolvedSettings,
  database: Database,
  templates: readonly MailTemplate[],
  log: FastifyBaseLogger,
): MailSender {
  const transport = createMailTransport(settings.SMTP_URL, TIMEOUT_MS);
  const byName = new Map(templates.map((template) => [template.name, template]));
  const domain = settings.MAIL_FROM.split('@')[1] ?? 'localhost';

  return {
    async send(mailId) {
      const mail = await findUnsentMail(database, mailId);
      if (!mail) return;
      const template = byName.get(mail.template);
      if (!template) throw new Error(`no mail template is called ${mail.template}`);
      const { language, recipient } = mail;
      const { firstName = '', ...others } = mail.params;
      const params = { ...others, firstName: inertName(firstName) };
      const content = await database.transaction((db) =>
        template.compose(params, { db, language, brandName: settings.BRAND_NAME, webUrl: settings.WEB_URL }),
      );
      if (!content) return markSkipped(database, mailId);
      try {
        const message = {
          from: { name: settings.BRAND_NAME, address: settings.MAIL_FROM },
          to: { name: '', address: recipient },
          // The same for every attempt, so that a mail sent twice is recognized as one.
          messageId: `<${mailId}@${domain}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(content.endsByPost && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
          },
          // For the unsubscribe button of mail programs.
          ...(content.unsubscribeUrl && { list: { unsubscribe: content.unsubscribeUrl } }),
          ...renderMail(content, {
            language,
            audience: template.audience,
            brandName: settings.BRAND_NAME,
            contactEmail: settings.CONTACT_EMAIL,
            webUrl: settings.WEB_URL,
          }),
        };
        await traced({ name: `mail ${mail.template}`, kind: 'client' }, () => transport.sendMail(message));
      } catch (error) {
        const reason = describe(error);
        if (!isPermanent(error)) {
          await noteAttempt(database, mailId, reason);
          throw error;
        }
        log.error({ mailId, err: error }, 'a mail was refused for good');
        return markFailed(database, mailId, reason);
      }
      await markSent(database, mailId);
    },
    close: () => transport.close(),
  };
}

/** Commands about this mail. Rejection of any other (login, sender) is our problem, and can be fixed. */
const MAIL_COMMANDS = /^(RCPT TO|DATA)/;

/** A 5xx response to the recipient or the message means that retrying is pointless. */
const isPermanent = (error: unknown) => {
  const { responseCode: status, command } = error as { responseCode?: number; command?: string };
  return status !== undefined && status >= 500 && status < 600 && MAIL_COMMANDS.test(command ?? '');
};

const describe = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 500);
