import { PLAN_VISITS } from '@evenway/contract';
import type { Database } from '../../platform/database/database.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { publishEvent } from '../../platform/webhooks/publish-event.ts';
import { listAdmins } from '../users/user-repository.ts';
import { QUOTA_NOTICE_MAIL } from './mails/quota-notice.ts';
import { QUOTA_THRESHOLDS } from './quota-thresholds.ts';
import { markReachedThresholds, type ReachedThreshold } from './visit-repository.ts';

/**
 * Mails the admins, and notifies webhooks, once for each quota threshold that a website passes in a month; only the
 * highest at a time.
 */
export async function sendQuotaNotices(database: Database): Promise<void> {
  for (const [plan, visits] of Object.entries(PLAN_VISITS)) {
    if (visits === null) continue;
    await database.transaction(async (tx) => {
      const passed = await markReachedThresholds(tx, { plan, visits }, QUOTA_THRESHOLDS);
      for (const share of highestOfEach(passed)) {
        const params = {
          domain: share.domain,
          percent: String(share.percent),
          visits: String(share.visits),
          limit: String(visits),
        };
        for (const { email, language } of await listAdmins(tx, share.organizationId))
          await enqueueMail(tx, { recipient: email, template: QUOTA_NOTICE_MAIL, language, params });
        await publishEvent(tx, share.organizationId, 'quota.reached', {
          website: { id: share.websiteId, domain: share.domain },
          percent: share.percent,
          visits: share.visits,
          limit: visits,
        });
      }
    });
  }
}

function highestOfEach(passed: readonly ReachedThreshold[]): ReachedThreshold[] {
  const ascending = [...passed].sort((a, b) => a.percent - b.percent);
  return [...new Map(ascending.map((share) => [share.websiteId, share])).values()];
}
