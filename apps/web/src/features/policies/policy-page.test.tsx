import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { termsOfService } from '../../content/policies/terms.ts';
import { languagePreference } from '../../platform/preferences/language.ts';
import { PolicyPage } from './policy-page.tsx';

afterEach(() => languagePreference.pin('en'));

it.each([
  ['en', '/'],
  ['fr', '/fr'],
] as const)('Back of a policy in %s is a link home before scripts have come, and marked for them', (language, home) => {
  languagePreference.pin(language);
  const html = renderToStaticMarkup(<PolicyPage policy={termsOfService} />);
  const [link = ''] = /<a[^>]*data-goes-back[^>]*>/.exec(html) ?? [];
  expect(/href="([^"]*)"/.exec(link)?.[1]).toBe(home);
});
