import type { Website, WebsiteOwnership } from '@evenway/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { languagePreference } from '../../../../platform/preferences/language.ts';
import { OwnershipStatus } from './ownership-status.tsx';

afterEach(() => languagePreference.pin('en'));

it.each([
  ['en', 'Domain', 'Domain not verified'],
  ['fr', 'Domaine', 'Domaine non vérifié'],
] as const)('in %s, one line that is closed says so, in a region of its own', (language, region, line) => {
  languagePreference.pin(language);
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <OwnershipStatus website={{ id: 'w1', domain: 'bakery.example' } as Website} ownership={unproven} />
    </QueryClientProvider>,
  );
  expect(html).toContain(`<section aria-label="${region}"`);
  const [, summary = ''] = /<details[^>]*>.*?<summary[^>]*>(.*?)<\/summary>/.exec(html) ?? [];
  expect(summary).toContain(line);
});

const unproven: WebsiteOwnership = {
  status: 'unproven',
  method: null,
  provenAt: null,
  record: { name: '_evenway.bakery.example', value: 'evenway-verification=0' },
  file: { url: 'https://bakery.example/.well-known/evenway.txt', content: 'evenway-verification=0' },
};
