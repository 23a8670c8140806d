import { isLive } from '@evenway/contract';
import { expect, it } from 'vitest';
import { testWebsite } from '../test-website.ts';
import { describeTransfer } from './describe-transfer.ts';
import { transferTexts } from './transfer-texts.ts';

const now = new Date('2025-06-01T12:00:00Z');
const later = '2025-06-20T12:00:00Z';
const earlier = '2025-05-20T12:00:00Z';
const t = transferTexts.en;
const day = 'Jun 20, 2025';

it.each([
  ['paid time goes along', { status: 'ACTIVE', expiresAt: later }, t.paid(day)],
  ['so does a trial', { status: 'ACTIVE', expiresAt: later, trialEndsAt: later }, t.trial(day)],
  ['and what is left of a cancelled one', { status: 'CANCELLED', expiresAt: later }, t.ending(day)],
  ['what is over leaves nothing', { status: 'CANCELLED', expiresAt: earlier }, t.nothing],
  ['nor does what never began', {}, t.nothing],
] as const)('%s', (_, change, money) => {
  const website = testWebsite(change);
  expect(describeTransfer(website, 'en', { isLive: isLive(website, now), isOffer: true })).toContain(money);
});

it('speaks of invoices only where there are some, and of when it happens', () => {
  const describe = (website: ReturnType<typeof testWebsite>, isOffer: boolean) =>
    describeTransfer(website, 'en', { isLive: false, isOffer });
  expect(describe(testWebsite(), true)).toEqual([t.along, t.nothing, t.whenAccepted]);
  expect(describe(testWebsite({ status: 'INACTIVE' }), false)).toEqual([t.along, t.nothing, t.invoices, t.atOnce]);
});
