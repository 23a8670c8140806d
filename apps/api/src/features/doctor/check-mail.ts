import { isOnThisMachine } from '../../config/settings.ts';
import { createMailTransport } from '../../platform/mail/mail-transport.ts';
import { codeOf, type Finding, ok, problem, warning } from './finding.ts';

const TIMEOUT_MS = 5_000;

/** Logs in to the mail server without sending anything. */
export async function checkMail(smtpUrl: string): Promise<readonly Finding[]> {
  const { hostname, port, protocol, username } = new URL(smtpUrl);
  const place = port === '' ? hostname : `${hostname}:${port}`;
  const transport = createMailTransport(smtpUrl, TIMEOUT_MS);
  try {
    await transport.verify();
  } catch (error) {
    return [problem(explain(place, error))];
  } finally {
    transport.close();
  }
  return [
    username === ''
      ? ok(`${place} answers and asks for no login.`)
      : ok(`${place} accepts the login of SMTP_URL. No mail was sent: send one to yourself by "Forgot password".`),
    ...(protocol === 'smtp:' && !isOnThisMachine(smtpUrl)
      ? [
          warning(
            'SMTP_URL begins with smtp://, so mails are encrypted only if the server offers it. Use smtps:// and port 465.',
          ),
        ]
      : []),
  ];
}

function explain(place: string, error: unknown): string {
  const { responseCode } = error as { responseCode?: number };
  switch (codeOf(error)) {
    case 'EAUTH':
      return `The mail server ${place} refused the login${responseCode ? ` (${responseCode})` : ''}. Check user and password in SMTP_URL; special characters in them are written as %XX.`;
    case 'EDNS':
      return `The mail server's host in SMTP_URL is not known. Check its spelling and the name server.`;
    case 'ETIMEDOUT':
      return `The mail server ${place} does not answer. Many hosts block outgoing port 25: use 465 or 587.`;
    case 'ETLS':
      return `The mail server ${place} and this machine found no common encryption, or its certificate is not valid.`;
    default:
      return `The mail server ${place} cannot be reached (${codeOf(error)}). Check host and port in SMTP_URL; smtps:// is for port 465, smtp:// for 587.`;
  }
}
