import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '@evenway/local-services/database';
import { chromium } from '@playwright/test';
import pg from 'pg';
import { parseSettings, publicSettings, type ResolvedSettings } from '../apps/api/src/config/settings.ts';
import { createPasswords } from '../apps/api/src/platform/crypto/passwords.ts';
import { startProduct } from '../apps/api/src/start-product.ts';

/** How the list of websites and the dashboard grow with the number of websites. Prints times side by side and their ratios. */
const SIZES = [10, 1_000, 10_000];
const REQUESTS = 40;
const PEPPER = 'a pepper that is only good for measuring';
const PASSWORD = 'Measure1!';
const digest = (text: string) => createHash('sha256').update(text).digest('hex');

const root = path.resolve(import.meta.dirname, '..');
const dataDir = mkdtempSync(path.join(tmpdir(), 'evenway-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'postgres'), durable: true });
const port = 3_390;
const settings: ResolvedSettings = {
  ...parseSettings({ NODE_ENV: 'test', PORT: String(port), RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'silent' }),
  DATABASE_URL: postgres.url,
  SMTP_URL: 'smtp://127.0.0.1:1',
  APP_SECRET: randomBytes(32).toString('hex'),
  PASSWORD_PEPPER: PEPPER,
  providers: { google: null, facebook: null },
  payments: { secretKey: 'sk_test_none', webhookSecret: 'whsec_none', apiBase: 'http://127.0.0.1:1' },
};
const product = await startProduct({
  settings,
  publicSettings: publicSettings(settings, { services: false, demoAccounts: [] }),
  webDist: path.join(root, 'apps/web/dist'),
  widgetDist: path.join(root, 'apps/widget/dist'),
  migrationsFolder: path.join(root, 'apps/api/migrations'),
});

try {
  await seed();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const rows = [];
  for (const size of SIZES) rows.push({ size, ...(await measureCall(size)), ...(await measureScreen(browser, size)) });
  await browser.close();
  const [base] = rows;
  console.log('websites | GET /websites median ms (x) | answer KB | dashboard shown ms (x) | elements in the page');
  for (const row of rows) {
    const ratio = (value: number, first: number | undefined) =>
      `${value.toFixed(1)} (${(value / (first ?? value)).toFixed(1)})`;
    console.log(
      `${String(row.size).padStart(8)} | ${ratio(row.callMs, base?.callMs)} | ${(row.bytes / 1024).toFixed(0)} | ${ratio(row.screenMs, base?.screenMs)} | ${row.elements}`,
    );
  }
} finally {
  await product.stop();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function seed(): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const passwordHash = await createPasswords(PEPPER).hash(digest(PASSWORD));
  for (const size of SIZES) {
    const { rows } = await client.query('insert into organizations (name) values ($1) returning id', [
      `Owner of ${size}`,
    ]);
    const organization = rows[0].id;
    await client.query(
      `insert into users (organization_id, role, first_name, last_name, email, password_hash, email_verified_at)
       values ($1, 'ORG_ADMIN', 'Bench', 'Mark', $2, $3, now())`,
      [organization, `owner-${size}@example.org`, passwordHash],
    );
    await client.query(
      `insert into websites (organization_id, domain, status, subscription_name, subscribed_at, expires_at)
       select $1, 'site-' || n || '.example', 'ACTIVE', 'Growth', now() - n * interval '1 hour', now() + n * interval '1 hour'
       from generate_series(1, $2::int) n`,
      [organization, size],
    );
  }
  await client.end();
}

async function measureCall(size: number): Promise<{ callMs: number; bytes: number }> {
  const headers = { origin: settings.WEB_URL, 'content-type': 'application/json' };
  const body = JSON.stringify({ email: `owner-${size}@example.org`, password: digest(PASSWORD) });
  const login = await fetch(`${settings.WEB_URL}/api/auth/login`, { method: 'POST', headers, body });
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const times: number[] = [];
  let bytes = 0;
  for (let request = 0; request < REQUESTS; request += 1) {
    const started = performance.now();
    const answer = await fetch(`${settings.WEB_URL}/api/websites`, { headers: { cookie } });
    bytes = (await answer.arrayBuffer()).byteLength;
    times.push(performance.now() - started);
  }
  return { callMs: median(times), bytes };
}

async function measureScreen(browser: Awaited<ReturnType<typeof chromium.launch>>, size: number) {
  const page = await browser.newPage();
  await page.goto(`${settings.WEB_URL}/auth/login`);
  await page.getByLabel('Email address').fill(`owner-${size}@example.org`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/organization/dashboard');
  const times: number[] = [];
  for (let visit = 0; visit < 5; visit += 1) {
    const started = performance.now();
    await page.goto(`${settings.WEB_URL}/organization/dashboard`);
    await page
      .getByRole('link', { name: /site-\d+\.example/ })
      .first()
      .waitFor();
    times.push(performance.now() - started);
  }
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  await page.close();
  return { screenMs: median(times), elements };
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
