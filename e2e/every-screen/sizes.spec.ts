import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { isFull } from '../../scripts/lib/testing/depth.ts';
import { expect, test } from '../support/fixtures.ts';
import { demoAdmin, enter } from '../support/people.ts';

const KB = 1024;

/** Gzip bytes of every script that a page loads until it is idle. */
async function scriptBytes(page: Page, path: string): Promise<number> {
  const bodies: Promise<Buffer>[] = [];
  const note = (response: Response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  };
  page.on('response', note);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  page.off('response', note);
  return (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
}

test('sign-in loads at most 113 KB of JavaScript', async ({ page }) => {
  const bytes = await scriptBytes(page, '/auth/login');
  console.log(`JavaScript of /auth/login: ${(bytes / KB).toFixed(1)} KB gzip (limit 113)`);
  expect(bytes).toBeGreaterThan(50 * KB);
  expect(bytes).toBeLessThanOrEqual(113 * KB);
});

test('the dashboard loads at most 157 KB of JavaScript', async ({ page, context }) => {
  await enter(page, demoAdmin);
  const fresh = await context.newPage();
  const bytes = await scriptBytes(fresh, '/organization/dashboard');
  console.log(`JavaScript of /organization/dashboard: ${(bytes / KB).toFixed(1)} KB gzip (limit 157)`);
  expect(bytes).toBeGreaterThan(50 * KB);
  expect(bytes).toBeLessThanOrEqual(157 * KB);
});

test('public pages load at most 8 KB of JavaScript before anyone reaches for a control', async ({ page, request }) => {
  // A server that has just started does not know the prices yet, and makes the browser request them.
  await expect.poll(async () => (await request.get('/')).text()).toContain('"plans":[');
  // The landing page loads the most; a full run measures the others.
  const policies = ['privacy', 'terms', 'cookies', 'security'].map((name) => `/policies/${name}`);
  for (const path of ['/', ...(isFull ? ['/fr', ...policies] : [])]) {
    const bytes = await scriptBytes(page, path);
    console.log(`JavaScript of ${path}: ${(bytes / KB).toFixed(1)} KB gzip (limit 8)`);
    expect(bytes, path).toBeGreaterThan(1 * KB);
    expect(bytes, path).toBeLessThanOrEqual(8 * KB);
  }
});
