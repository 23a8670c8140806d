import type { Website, WebsiteOwnership } from '@evenway/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { languagePreference } from '../../../../platform/preferences/language.ts';
import { OwnershipStatus } from './ownership-status.tsx';

afterEach(() => languagePreference.pin('en'));

it.each([
  ['en', 'Ownership'],
  ['fr', 'Propriété du site'],
] as const)('in %s, a heading names the section', (language, title) => {
  languagePreference.pin(language);
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <OwnershipStatus website={{ id: 'w1', domain: 'bakery.example' } as Website} ownership={unproven} />
    </QueryClientProvider>,
  );
  const [, id, heading] = /<h2 id="([^"]+)"[^>]*>(.*?)<\/h2>/.exec(html) ?? [];
  expect(heading).toBe(title);
  expect(html).toContain(`<section aria-labelledby="${id}"`);
});

const unproven: WebsiteOwnership = {
  status: 'unproven',
  method: null,
  provenAt: null,
  record: { name: '_evenway.bakery.example', value: 'evenway-verification=0' },
  file: { url: 'https://bakery.example/.well-known/evenway.txt', content: 'evenway-verification=0' },
};
