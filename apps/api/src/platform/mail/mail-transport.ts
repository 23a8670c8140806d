import { createTransport } from 'nodemailer';
import { isOnThisMachine } from '../../config/settings.ts';

/** The connection to the mail server of `SMTP_URL`, on which each step may take `timeoutMs`. */
export const createMailTransport = (smtpUrl: string, timeoutMs: number) =>
  createTransport({
    url: smtpUrl,
    requireTLS: isEncrypted(smtpUrl),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

/** Mails hold links that sign people in: they cross a network in the open only if the address says so. */
export const isEncrypted = (smtpUrl: string): boolean =>
  !isOnThisMachine(smtpUrl) && new URL(smtpUrl).searchParams.get('requireTLS') !== 'false';
