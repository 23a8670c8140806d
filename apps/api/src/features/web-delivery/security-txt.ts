import { paths } from '@evenway/contract';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../config/settings.ts';

const SECURITY_TXT_PATH = '/.well-known/security.txt';

const VALID_FOR_MS = 180 * 24 * 60 * 60 * 1000;

/** Where to report a vulnerability, according to RFC 9116. The expiry date moves with the running server. */
export function serveSecurityTxt(app: FastifyInstance, settings: Settings): void {
  app.get(SECURITY_TXT_PATH, async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(securityTxt(settings, new Date())),
  );
}

function securityTxt({ SECURITY_CONTACT, WEB_URL, API_URL }: Settings, now: Date): string {
  const contact = SECURITY_CONTACT.includes(':') ? SECURITY_CONTACT : `mailto:${SECURITY_CONTACT}`;
  const lastDay = new Date(now.getTime() + VALID_FOR_MS).toISOString().slice(0, 10);
  return [
    `Contact: ${contact}`,
    `Expires: ${lastDay}T00:00:00Z`,
    ...[...new Set([WEB_URL, API_URL])].map((host) => `Canonical: ${host}${SECURITY_TXT_PATH}`),
    'Preferred-Languages: en, fr',
    `Policy: ${WEB_URL}${paths.security}`,
    '',
  ].join('\n');
}
