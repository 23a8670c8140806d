import type { Website } from '@evenway/contract';
import { describe, expect, it } from 'vitest';
import { testWebsite } from '../test-website.ts';
import { opensWidget, widgetAddress } from './row-shortcut.ts';
import { actionsFor } from './website-actions.ts';

const now = new Date('2025-06-01T12:00:00Z');
const later = '2025-06-20T00:00:00Z';
const earlier = '2025-05-20T00:00:00Z';

const site = (status: Website['status'], expiresAt: string | null = null, subscriptionName = 'Growth') =>
  testWebsite({ status, subscriptionName, expiresAt });

describe('actions of a website', () => {
  it.each([
    ['active', site('ACTIVE', later), ['changePlan', 'cancel', 'transfer']],
    ['active past its date, until the renewal is known', site('ACTIVE', earlier), ['changePlan', 'cancel', 'transfer']],
    ['cancelled with time left', site('CANCELLED', later), ['resume', 'transfer']],
    [
      'on what a former organization paid',
      testWebsite({ status: 'CANCELLED', expiresAt: later, isPrepaid: true }),
      ['choosePlan', 'transfer', 'delete'],
    ],
    ['cancelled and over', site('CANCELLED', earlier), ['resubscribe', 'transfer', 'delete']],
    ['cancelled without a date', site('CANCELLED'), ['resubscribe', 'transfer', 'delete']],
    ['not paid', site('NOT_PAID', later), ['pay', 'delete']],
    ['inactive', site('INACTIVE'), ['resubscribe', 'transfer', 'delete']],
    ['without a status', site(null), ['onboard', 'transfer', 'delete']],
  ])('%s', (_, website, actions) => {
    expect(actionsFor(website, now)).toEqual(actions);
  });
});

describe('the row shortcut to the widget', () => {
  it('is there on the Active tab for websites that run', () => {
    expect(opensWidget(site('ACTIVE', later), 'active', now)).toBe(true);
    expect(opensWidget(site('CANCELLED', later), 'active', now)).toBe(true);
  });

  it('is not on the other tabs', () => {
    expect(opensWidget(site('ACTIVE', later), 'all', now)).toBe(false);
    expect(opensWidget(site('ACTIVE', later), 'cancelled', now)).toBe(false);
  });

  it('is not for websites that do not run', () => {
    for (const website of [site('CANCELLED', earlier), site('NOT_PAID', later), site('INACTIVE'), site(null)])
      expect(opensWidget(website, 'active', now)).toBe(false);
  });

  it.each(['Starter', 'starter'])('is not for %s', (name) => {
    expect(opensWidget(site('ACTIVE', later, name), 'active', now)).toBe(false);
  });

  it('carries the domain in the address', () => {
    expect(widgetAddress({ domain: 'example.com' })).toBe('/organization/widget?website=example.com');
  });
});
