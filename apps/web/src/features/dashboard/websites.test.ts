import type { Website } from '@evenway/contract';
import { describe, expect, it } from 'vitest';
import { testWebsite } from './test-website.ts';
import { countWebsites } from './website-counters.ts';
import { shownStatus, websitesOnTab } from './website-status.ts';

const now = new Date('2025-06-01T12:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();

const site = (domain: string, status: Website['status'], expiresAt: string | null = null) =>
  testWebsite({ id: domain, domain, status, expiresAt });

const websites = [
  site('active', 'ACTIVE', inDays(10)),
  site('leaving', 'CANCELLED', inDays(3)),
  site('left', 'CANCELLED', inDays(-3)),
  site('unpaid', 'NOT_PAID', inDays(40)),
  site('paused', 'INACTIVE'),
  site('new', null),
];

const on = (tab: 'active' | 'cancelled' | 'all') => websitesOnTab(websites, tab, now).map(({ domain }) => domain);

describe('website tabs', () => {
  it('Active holds running websites and canceled ones until they expire', () => {
    expect(on('active')).toEqual(['active', 'leaving']);
  });

  it('Cancelled holds the unpaid, the inactive, those without a status and those past their expiry', () => {
    expect(on('cancelled')).toEqual(['left', 'unpaid', 'paused', 'new']);
  });

  it('All holds everything', () => {
    expect(on('all')).toHaveLength(websites.length);
  });

  it('a canceled website stays active up to the moment of its expiry', () => {
    expect(websitesOnTab([site('a', 'CANCELLED', inDays(0))], 'active', now)).toHaveLength(1);
    expect(websitesOnTab([site('a', 'CANCELLED', null)], 'cancelled', now)).toHaveLength(1);
  });

  it('a website without a status is shown as inactive', () => {
    expect(shownStatus(site('new', null))).toBe('INACTIVE');
  });
});

describe('website counters', () => {
  it('count all, running, soon expiring and inactive websites', () => {
    expect(countWebsites(websites, now)).toEqual({ total: 6, active: 1, expiringSoon: 2, inactive: 3 });
  });

  it.each([
    [-0.001, 0],
    [0, 1],
    [30, 1],
    [30.001, 0],
  ])('an expiry in %d days is expiring soon: %d', (days, count) => {
    expect(countWebsites([site('a', 'ACTIVE', inDays(days))], now).expiringSoon).toBe(count);
  });

  it('are zero without websites', () => {
    expect(countWebsites([], now)).toEqual({ total: 0, active: 0, expiringSoon: 0, inactive: 0 });
  });
});
