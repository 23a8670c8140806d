import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { retentionPage } from './retention-page.ts';

it('docs/retention.md is up to date (npm run generate)', () => {
  const page = readFileSync(new URL('../../../../../../docs/retention.md', import.meta.url), 'utf8');
  expect(page).toBe(retentionPage());
});
