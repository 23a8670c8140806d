import { hashSecret, randomSecret } from '../../platform/crypto/keys.ts';
import type { Database } from '../../platform/database/database.ts';
import { findUserByEmail } from '../users/user-repository.ts';
import { demoAccounts } from './demo-accounts.ts';
import { demoAnswers, demoChecks, demoFindings } from './demo-checks.ts';
import { daysBefore } from './demo-history.ts';
import { insertAnswers, insertEndedCheck, insertFindings } from './demo-repository.ts';

const MINUTE_MS = 60_000;

/** Two finished checks of a website, their findings, and answers to manual checks. */
export async function seedDemoChecks(database: Database, websiteId: string, now: Date): Promise<void> {
  const admin = await findUserByEmail(database, demoAccounts[0].email);
  const by = admin?.id ?? null;
  const view = { width: null, theme: 'device' } as const;
  await database.transaction(async (tx) => {
    let last = '';
    for (const { at, pages } of demoChecks) {
      const createdAt = daysBefore(now, at);
      const endedAt = new Date(createdAt.getTime() + MINUTE_MS);
      last = await insertEndedCheck(
        tx,
        {
          ...{ websiteId, startedBy: by, ...view, state: 'finished', tokenHash: hashSecret(randomSecret()) },
          ...{ found: pages.length, createdAt, openedAt: createdAt, seenAt: endedAt, endedAt, expiresAt: endedAt },
        },
        pages.map(({ path, rules }) => ({
          ...{ path, rules, state: 'checked', theme: 'light', reportedAt: endedAt },
          count: rules.reduce((sum, { count }) => sum + count, 0),
        })),
      );
    }
    await insertFindings(
      tx,
      demoFindings().map(({ finding, firstSeen, lastSeen, status, ...known }) => ({
        ...{ websiteId, ...view, ...known, status, changedIn: last },
        ...{ fingerprint: finding.fingerprint, rule: finding.rule, impact: finding.impact },
        ...{ pages: [...finding.pages], count: finding.count, snippet: finding.snippet },
        ...(status !== 'open' && { statusBy: by, statusAt: daysBefore(now, lastSeen - 1) }),
        firstSeenAt: daysBefore(now, firstSeen),
        lastSeenAt: daysBefore(now, lastSeen),
      })),
    );
    const answeredAt = daysBefore(now, 1);
    await insertAnswers(
      tx,
      demoAnswers.map((answer) => ({ websiteId, ...answer, answeredBy: by, answeredAt })),
    );
  });
}
