import { Client } from '@evenway/database-connections';
import { chromium } from '@playwright/test';
import { median } from './lib/median.ts';
import { addOwner, PASSWORD, signIn } from './lib/owner.ts';
import { startMeasuredProduct } from './lib/start-measured-product.ts';
import { startTemporaryDatabase } from './lib/temporary-database.ts';

/**
 * How the list of websites and the dashboard scale with the number of websites. Prints times side by side and their
 * ratios.
 */
const SIZES = [10, 1_000, 10_000];
const REQUESTS = 40;

const database = await startTemporaryDatabase();
const product = await startMeasuredProduct(database.url);

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
  await database.stop();
}

async function seed(): Promise<void> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  for (const size of SIZES) {
    const organization = await addOwner(client, `owner-${size}@example.org`);
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
  const cookie = await signIn(product.url, product.url, `owner-${size}@example.org`);
  const times: number[] = [];
  let bytes = 0;
  for (let request = 0; request < REQUESTS; request += 1) {
    const started = performance.now();
    const answer = await fetch(`${product.url}/api/websites`, { headers: { cookie } });
    bytes = (await answer.arrayBuffer()).byteLength;
    times.push(performance.now() - started);
  }
  return { callMs: median(times), bytes };
}

async function measureScreen(browser: Awaited<ReturnType<typeof chromium.launch>>, size: number) {
  const page = await browser.newPage();
  await page.goto(`${product.url}/auth/login`);
  await page.getByLabel('Email address').fill(`owner-${size}@example.org`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/organization/dashboard');
  const times: number[] = [];
  for (let visit = 0; visit < 5; visit += 1) {
    const started = performance.now();
    await page.goto(`${product.url}/organization/dashboard`);
    await page
      .getByRole('link', { name: /site-\d+\.example/ })
      .first()
      .waitFor();
    times.push(performance.now() - started);
  }
  const elements = await page.locator('*').count();
  await page.close();
  return { screenMs: median(times), elements };
}
