import type { CheckProgress, ManualCheckAnswer, WebsiteFinding } from '@evenway/contract';
import { expect, it } from 'vitest';
import { toReport } from './make-file.ts';

const check = {
  origin: null,
  createdAt: '2026-03-01T10:00:00.000Z',
  width: 320,
  theme: 'device',
  list: [
    { path: '/', state: 'checked' },
    { path: '/account', state: 'notFramed' },
  ],
} as CheckProgress;
const finding = { id: 'f-1', rule: 'label', status: 'accepted', reason: 'Old form', statusBy: 'Ada Martin' };
const answer = { check: 'zoom', outcome: 'failed', note: 'Menu is cut off', answeredBy: 'Noor Petit' };

const report = toReport({ domain: 'shop.example' }, check, [finding as WebsiteFinding], [answer as ManualCheckAnswer]);

it('tells of the pages that were checked, at the address of the website', () => {
  expect(report).toMatchObject({ origin: 'https://shop.example', width: 320, theme: null, pages: ['/'] });
});

it('takes decisions and answers along, and names nobody', () => {
  expect(report.findings[0]).toMatchObject({ status: 'accepted', reason: 'Old form' });
  expect(report.manual[0]).toMatchObject({ check: 'zoom', outcome: 'failed', note: 'Menu is cut off' });
  expect(JSON.stringify(report)).not.toMatch(/Ada|Noor/);
});
