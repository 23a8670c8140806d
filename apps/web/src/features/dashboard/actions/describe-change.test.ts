import type { Language } from '@evenway/contract';
import { describe, expect, it } from 'vitest';
import { describeCancellation, describeResumption } from './describe-change.ts';

const END = '2026-12-19T12:00:00.000Z';
const plain = (texts: string[]) => texts.join(' ').replace(/\s/g, ' ');

const STATES = {
  'in its trial': { expiresAt: END, trialEndsAt: END },
  'in a paid period': { expiresAt: END, trialEndsAt: null },
  'without a known end': { expiresAt: null, trialEndsAt: null },
};
const EXPECTED: Record<keyof typeof STATES, Record<Language, { cancel: RegExp; never: RegExp; resume: RegExp }>> = {
  'in its trial': {
    en: {
      cancel: /until Dec 19, 2026, the end of its free trial\..*You won’t be charged\.$/,
      never: /billing period|nothing more/,
      resume: /first payment is due on Dec 19, 2026\.$/,
    },
    fr: {
      cancel: /jusqu’au 19 déc\. 2026, fin de son essai gratuit\..*Rien ne vous sera débité\.$/,
      never: /période|plus rien/,
      resume: /19 déc\. 2026/,
    },
  },
  'in a paid period': {
    en: {
      cancel: /until Dec 19, 2026, the end of the current billing period\..*nothing more is charged\.$/,
      never: /trial/,
      resume: /renews on Dec 19, 2026 at its usual price\.$/,
    },
    fr: { cancel: /19 déc\. 2026/, never: /essai/, resume: /19 déc\. 2026/ },
  },
  'without a known end': {
    en: {
      cancel: /until the end of the current billing period\./,
      never: /trial|undefined|null/,
      resume: /stays active\.$/,
    },
    fr: { cancel: /fin de la période/, never: /essai|undefined|null/, resume: /actif/ },
  },
};

describe.each(Object.entries(STATES))('a website %s', (state, website) => {
  it.each(['en', 'fr'] as const)(
    'says in %s what cancelling and resuming mean, and never speaks of credit',
    (language) => {
      const { cancel, never, resume } = EXPECTED[state as keyof typeof STATES][language];
      const [said, undone] = [describeCancellation(website, language), describeResumption(website, language)].map(
        plain,
      );
      expect(said).toMatch(cancel);
      expect(said).not.toMatch(never);
      expect(undone).toMatch(resume);
      // It belongs to the organization, and is named once.
      expect(`${said} ${undone}`).not.toMatch(/credit|avoir/i);
    },
  );
});
