import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { UsageDetails } from './usage-details.tsx';

it('lists the months from the oldest to the current one, which is not over', () => {
  const html = renderToStaticMarkup(
    <UsageDetails
      usage={{
        visits: 7,
        bursts: 0,
        limit: null,
        notice: null,
        months: [
          { month: '2025-01', visits: 5 },
          { month: '2025-02', visits: 6 },
          { month: '2025-03', visits: 7 },
        ],
        features: [],
      }}
    />,
  );
  const rows = [...html.matchAll(/<th scope="row"[^>]*>(.*?)<\/th>/g)].map(([, cell = '']) =>
    cell.replace(/<[^>]+>/g, ''),
  );
  expect(rows).toEqual(['January 2025', 'February 2025', 'March 2025 (so far)']);
});
