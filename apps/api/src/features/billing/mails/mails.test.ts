import { expect, it } from 'vitest';
import { deriveKeys } from '../../../platform/crypto/keys.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { quotaNoticeMail } from '../../visits/mails/quota-notice.ts';
import { billingMailTemplates } from './templates.ts';

const params = { domain: 'xn--bcher-kva.example', amount: '49200', currency: 'usd', date: '2025-03-05T12:00:00Z' };
const dates = { periodStart: params.date, periodEnd: params.date, servedUntil: params.date };
// None of these mails reads from the database.
const context = { db: {} as Queryable, brandName: 'Evenway', webUrl: 'https://evenway.example' };
const shares = { percent: '80', visits: '80000', limit: '100000' };

it.each([...billingMailTemplates(deriveKeys('a'.repeat(64))), quotaNoticeMail])(
  '$name names a domain in its own script, and links to it as it is stored',
  async (mail) => {
    for (const language of ['en', 'fr'] as const) {
      const written = await mail.compose({ ...params, ...dates, ...shares }, { ...context, language });
      expect(written?.subject).toContain('bücher.example');
      const addresses = JSON.stringify(written).match(/website=[^"\s]+/g) ?? [];
      expect(addresses.filter((address) => address !== `website=${params.domain}`)).toEqual([]);
    }
  },
);
