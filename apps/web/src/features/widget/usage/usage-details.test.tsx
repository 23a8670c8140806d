import type { WidgetUsage } from '@evenway/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { UsageDetails } from './usage-details.tsx';

const draw = (months: WidgetUsage['months']) =>
  renderToStaticMarkup(
    <UsageDetails
      installAddress="?area=install"
      usage={{ visits: 7, bursts: 0, limit: null, notice: null, months, features: [] }}
    />,
  );
const plain = (markup: string) => markup.replace(/<[^>]+>/g, '');
const months = [
  { month: '2025-01', visits: 5 },
  { month: '2025-02', visits: 1600 },
  { month: '2025-03', visits: 7 },
];

it('lists the months from the oldest to the current one, which is not over', () => {
  const rows = [...draw(months).matchAll(/<th scope="row"[^>]*>(.*?)<\/th>/g)].map(([, cell = '']) => plain(cell));
  expect(rows).toEqual(['January 2025', 'February 2025', 'March 2025 (so far)']);
});

it('draws a column for each month and reads one of them out, the current one at first', () => {
  const html = draw(months);
  const chart = html.slice(html.indexOf('preserveAspectRatio'), html.indexOf('type="range"'));
  expect([...chart.matchAll(/<rect /g)]).toHaveLength(3);
  expect(html).toContain('aria-valuetext="March 2025 (so far): 7"');
});

it('leads to the installation while there are no visits', () => {
  const html = draw(months.map((month) => ({ ...month, visits: 0 })));
  expect(html).toMatch(/href="\?area=install"/);
  expect(html).not.toContain('type="range"');
});
