import { expect, it } from 'vitest';
import { describeCredit } from './credit-notice.tsx';

const credit = { amount: 46_700, currency: 'usd', nextUse: '2026-12-19T12:00:00.000Z' };

it.each([
  ['en', '$467 credit: used before your card, next on Dec 19, 2026.', '$467 credit: used before your card.'],
  [
    'fr',
    'Avoir de 467 $US : utilisé avant votre carte, la prochaine fois le 19 déc. 2026.',
    'Avoir de 467 $US : utilisé avant votre carte.',
  ],
] as const)('in %s, the credit says what it is used for next, if anything', (language, next, unused) => {
  const plain = (text: string) => text.replace(/\s/g, ' ');
  expect(plain(describeCredit(credit, language))).toBe(next);
  expect(plain(describeCredit({ ...credit, nextUse: null }, language))).toBe(unused);
});
