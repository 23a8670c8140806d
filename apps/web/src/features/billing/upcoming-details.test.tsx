import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { languagePreference } from '../../platform/preferences/language.ts';
import { UpcomingDetails } from './upcoming-details.tsx';

afterEach(() => languagePreference.pin('en'));

it.each([
  ['en', '$25'],
  ['fr', '25 $US'],
] as const)('in %s, the next charge is written as everywhere else in the application', (language, amount) => {
  languagePreference.pin(language);
  const upcoming = {
    amountPaid: 2500,
    currency: 'usd',
    periodStart: '2025-03-05T12:00:00Z',
    periodEnd: '2025-04-05T12:00:00Z',
  };
  const html = renderToStaticMarkup(<UpcomingDetails upcoming={upcoming} isLoading={false} />);
  expect(html.replace(/<[^>]+>/g, '').replace(/\s/g, ' ')).toContain(amount);
  expect(html).not.toContain('$25.00');
});
