import type { Website } from '@evenway/contract';
import { expect, it } from 'vitest';
import { testWebsite } from '../test-website.ts';
import { describeNext } from './describe-next.ts';

const now = new Date('2026-11-16T12:00:00Z');
const end = '2026-11-22T11:00:00.000Z';
const past = '2026-11-10T12:00:00.000Z';
const said = (change: Partial<Website>, language: 'en' | 'fr' = 'en') =>
  describeNext(testWebsite({ currency: 'usd', ...change }), language, now)?.replace(/\s/g, ' ') ?? null;

it.each<[Partial<Website>, string | null]>([
  [
    { status: 'ACTIVE', expiresAt: end, trialEndsAt: end, nextAmount: 49_200 },
    'Trial: 6 days left, then $492 on Nov 22, 2026',
  ],
  [
    { status: 'ACTIVE', expiresAt: end, trialEndsAt: end, nextAmount: 0 },
    'Trial: 6 days left, then covered by credit on Nov 22, 2026',
  ],
  [{ status: 'ACTIVE', expiresAt: end, trialEndsAt: end }, 'Trial: 6 days left, until Nov 22, 2026'],
  [{ status: 'ACTIVE', expiresAt: end, nextAmount: 2_050 }, 'Renews on Nov 22, 2026 for $20.50'],
  [{ status: 'ACTIVE', expiresAt: end, nextAmount: 0 }, 'Renews on Nov 22, 2026, covered by credit'],
  [{ status: 'ACTIVE', expiresAt: end }, 'Renews on Nov 22, 2026'],
  [{ status: 'CANCELLED', expiresAt: end }, 'Ends on Nov 22, 2026'],
  [{ status: 'CANCELLED', expiresAt: end, trialEndsAt: end }, 'Ends on Nov 22, 2026'],
  [{ status: 'CANCELLED', expiresAt: past }, 'Ended on Nov 10, 2026'],
  [{ status: 'NOT_PAID', expiresAt: past, nextAmount: 49_200 }, 'Unpaid: $492 since Nov 10, 2026'],
  [{ status: 'INACTIVE', expiresAt: end }, null],
  [{ status: null }, 'Registered, no plan yet'],
])('%j', (website, sentence) => {
  expect(said(website)).toBe(sentence);
});

it('is said in French', () => {
  const website = { status: 'ACTIVE', expiresAt: end, trialEndsAt: end, nextAmount: 49_200 } as const;
  expect(said(website, 'fr')).toBe('Essai : encore 6 jours, puis 492 $US le 22 nov. 2026');
});
