import { createTransport } from 'nodemailer';

/** The connection to the mail server of `SMTP_URL`, on which each step may take `timeoutMs`. */
export const createMailTransport = (smtpUrl: string, timeoutMs: number) =>
  createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
