import type { ListedWebsite, Website } from '@evenway/contract';
import { describe, expect, it } from 'vitest';
import { testWebsite } from '../test-website.ts';
import { needsTools, searchWebsites, sortWebsites, type WebsiteOrder } from './website-order.ts';

const site = (domain: string, more: Partial<ListedWebsite> = {}) => testWebsite({ id: domain, domain, ...more });

const websites = [
  site('shop10.example.com', { subscriptionName: 'Growth', status: 'ACTIVE', expiresAt: '2025-09-01T00:00:00Z' }),
  site('shop2.example.com', { subscriptionName: 'Starter', status: 'NOT_PAID' }),
  site('blog.example.org', { subscriptionName: 'Starter', status: 'ACTIVE', expiresAt: '2025-07-01T00:00:00.000Z' }),
  site('aside.example.org'),
];

const domains = (list: readonly Website[]) => list.map(({ domain }) => domain);
const sorted = (columnId: WebsiteOrder['columnId'], direction: WebsiteOrder['direction'] = 'ascending') =>
  domains(sortWebsites(websites, { columnId, direction }));

describe('searching websites', () => {
  it.each([
    ['', 4],
    ['SHOP', 2],
    ['example.org starter', 1],
    ['growth', 1],
    ['https://www.blog.example.org/about?x=1', 1],
    ['nothing', 0],
  ])('"%s" finds %d', (search, count) => {
    expect(searchWebsites(websites, search)).toHaveLength(count);
  });
});

it.each(['bücher', 'xn--bcher', 'https://bücher.example/'])('finds a domain in its own script by %s', (search) => {
  expect(searchWebsites([...websites, site('xn--bcher-kva.example')], search)).toHaveLength(1);
});

describe('sorting websites', () => {
  it('orders domains as people count', () => {
    expect(sorted('domain')).toEqual([
      'aside.example.org',
      'blog.example.org',
      'shop2.example.com',
      'shop10.example.com',
    ]);
  });

  it('puts websites without a date last in both directions', () => {
    expect(sorted('expires')).toEqual([
      'blog.example.org',
      'shop10.example.com',
      'aside.example.org',
      'shop2.example.com',
    ]);
    expect(sorted('expires', 'descending').slice(0, 2)).toEqual(['shop10.example.com', 'blog.example.org']);
    expect(sorted('expires', 'descending').slice(2)).toEqual(['aside.example.org', 'shop2.example.com']);
  });

  it('orders by subscription and by status, equals by domain', () => {
    expect(sorted('subscription')).toEqual([
      'shop10.example.com',
      'blog.example.org',
      'shop2.example.com',
      'aside.example.org',
    ]);
    expect(sorted('status')).toEqual([
      'blog.example.org',
      'shop10.example.com',
      'shop2.example.com',
      'aside.example.org',
    ]);
  });
});

it('orders by the visits of this month, by number', () => {
  const visited = (domain: string, count: number) =>
    site(domain, { visits: { month: '2025-03', counts: [99_999, count] } });
  const busy = [visited('some.example', 900), visited('most.example', 12_000), visited('none.example', 0)];
  expect(domains(sortWebsites(busy, { columnId: 'visits', direction: 'descending' }))).toEqual([
    'most.example',
    'some.example',
    'none.example',
  ]);
});

it('offers search and sorting from the eleventh website on', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => site(`${index}.example`));
  expect(needsTools(many(10))).toBe(false);
  expect(needsTools(many(11))).toBe(true);
});
