import { isOnThisMachine } from '../../config/settings.ts';
import { createMailTransport, isEncrypted } from '../../platform/mail/mail-transport.ts';
import { codeOf, type Finding, ok, problem, warning } from './finding.ts';

const TIMEOUT_MS = 5_000;

/** Logs in to the mail server without sending anything. */
export async function checkMail(smtpUrl: string): Promise<readonly Finding[]> {
  const { hostname, port, username } = new URL(smtpUrl);
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
    ...(isEncrypted(smtpUrl) || isOnThisMachine(smtpUrl)
      ? []
      : [
          warning(
            'SMTP_URL says requireTLS=false: where the server offers no encryption, mails can be read on their way.',
          ),
        ]),
  ];
}

function explain(place: string, error: unknown): string {
  const { responseCode, message = '' } = error as { responseCode?: number; message?: string };
  // The code is that of any failed connection.
  if (/certificate/i.test(message))
    return `This machine does not trust the certificate of the mail server ${place} (${message.split(/[:.]/, 1)}). Use the name it was made for; NODE_EXTRA_CA_CERTS names a file with a further authority.`;
  switch (codeOf(error)) {
    case 'EAUTH':
      return `The mail server ${place} refused the login${responseCode ? ` (${responseCode})` : ''}. Check user and password in SMTP_URL; special characters in them are written as %XX.`;
    case 'EDNS':
      return `The mail server's host in SMTP_URL is not known. Check its spelling and the name server.`;
    case 'ETIMEDOUT':
      return `The mail server ${place} does not answer. Many hosts block outgoing port 25: use 465 or 587.`;
    case 'ETLS':
      return `The mail server ${place} offers no encryption that this machine knows. Use smtps:// and port 465; in a closed network, add ?requireTLS=false.`;
    default:
      return `The mail server ${place} cannot be reached (${codeOf(error)}). Check host and port in SMTP_URL; smtps:// is for port 465, smtp:// for 587.`;
  }
}
