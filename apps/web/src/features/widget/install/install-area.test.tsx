import type { Website } from '@evenway/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { InstallArea } from './install-area.tsx';

it('asks for the platform before it shows the code', () => {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <InstallArea website={{ id: 'w1', domain: 'bakery.example' } as Website} />
    </QueryClientProvider>,
  );
  const steps = [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, title = '']) => title.replace(/<[^>]+>/g, ''));
  expect(steps).toEqual([
    '1. Choose your platform',
    '2. Copy the code',
    '3. Paste it into your website',
    '4. Check that it works',
  ]);
  expect(html.indexOf('What is your website made with?')).toBeLessThan(html.indexOf('Loading the installation code'));
});
