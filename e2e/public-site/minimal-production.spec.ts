import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publicAddresses } from '@evenway/contract';
import { startEmbeddedPostgres } from '@evenway/local-services/database';
import { productionSettings } from '@evenway/testing/production-settings';
import { startBuiltServer } from '@evenway/testing/start-built-server';
import { expect, test } from '../support/fixtures.ts';

/** Hosts that the operator of such a server has named. */
const OPERATOR = [new URL(productionSettings.WEB_URL).host, productionSettings.CONTACT_EMAIL.split('@')[1]];
/** Whom our texts cite, and standards that pages refer to by address. */
const CITED = [
  ...['www.w3.org', 'schema.org', 'www.sitemaps.org', 'stripe.com'],
  ...['webaim.org', 'www.who.int', 'info.usablenet.com', 'www.npmjs.com'],
];

/** The website in a picture, and one in an explanation. Neither is a link. */
const SAMPLES = ['rye-and-daughter.example', 'seigle-et-fille.example', 'münchen.example'];
const OTHERS = [
  ...['/auth/login', '/auth/signup', '/organization/dashboard', '/unauthorized', '/app-settings.json'],
  ...['/status', '/sitemap.xml', '/robots.txt', '/.well-known/security.txt', '/api/docs', '/api/v1/openapi.json'],
];

test('production with no more settings than it requires sends nobody to an address that its operator has not named', async ({
  page,
}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'evenway-minimal-'));
  const postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, 'postgres'), durable: false });
  try {
    const server = await startBuiltServer(postgres.url);
    const origin = `http://127.0.0.1:${server.port}`;
    try {
      const hosts = new Set<string>();
      const placeholders: string[] = [];
      for (const address of [...publicAddresses.map((each) => each.address), ...OTHERS]) {
        const response = await fetch(origin + address, { headers: { accept: 'text/html' } });
        expect(response.status, address).toBe(200);
        const served = `${response.headers.get('content-security-policy')}\n${await response.text()}`;
        for (const [found] of served.matchAll(/[\p{L}\w.@-]+\.example(?!\.?[\w-])/gu))
          if (!SAMPLES.includes(found)) placeholders.push(`${address}: ${found}`);
        for (const [, host = ''] of served.matchAll(/(?:https?:\/\/|mailto:[\w.+-]+@)([\w.-]+)/g)) hosts.add(host);
      }
      expect(placeholders).toEqual([]);
      expect([...hosts].sort()).toEqual([...OPERATOR, ...CITED].sort());

      await page.goto(origin);
      await expect(page.locator('#pricing')).toBeVisible();
      await expect(page.locator('#book')).toHaveCount(0);
    } finally {
      await server.stop();
    }
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
