import { compareFindings, ruleOf } from '@evenway/checks';
import type { WebsiteFinding } from '@evenway/contract';
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { accessibilityFindings as findings, users, websites } from '../../platform/database/schema/index.ts';
import { countLinkedMessages } from '../messages/message-repository.ts';

export type FindingRow = typeof findings.$inferSelect;
type FollowedFinding = typeof findings.$inferInsert;

/** How many findings of a website we keep after they are gone, unless someone planned or accepted them. The newest stay. */
const GONE_KEPT = 1_000;

/** Makes other checks of the website wait until this one's findings are saved. */
export async function lockFindings(db: Queryable, websiteId: string): Promise<void> {
  await db.select({ id: websites.id }).from(websites).where(eq(websites.id, websiteId)).for('no key update');
}

export const listOfWebsite = (db: Queryable, websiteId: string): Promise<FindingRow[]> =>
  db.select().from(findings).where(eq(findings.websiteId, websiteId));

/** Rows written at once: of fifty pages with long selectors each, these few are megabytes. */
const BATCH = 20;

/** Inserts or updates by fingerprint. Who set a status, and when, only changes when a finding reopens. */
export async function saveFindings(db: Queryable, followed: readonly FollowedFinding[]): Promise<void> {
  for (let at = 0; at < followed.length; at += BATCH) await saveBatch(db, followed.slice(at, at + BATCH));
}

async function saveBatch(db: Queryable, followed: readonly FollowedFinding[]): Promise<void> {
  const renewed = [
    ...(['impact', 'pages', 'count', 'snippet', 'status', 'reason'] as const),
    ...(['width', 'theme', 'change'] as const),
  ];
  await db
    .insert(findings)
    .values([...followed])
    .onConflictDoUpdate({
      target: [findings.websiteId, findings.fingerprint],
      set: {
        ...Object.fromEntries(renewed.map((name) => [name, sql.raw(`excluded.${name}`)])),
        lastSeenAt: sql`excluded.last_seen_at`,
        statusBy: sql`excluded.status_by`,
        statusAt: sql`excluded.status_at`,
        changedIn: sql`excluded.changed_in`,
      },
    });
}

export async function forgetGone(db: Queryable, websiteId: string): Promise<void> {
  await db.execute(sql`
    delete from ${findings} where ${findings.id} in (
      select ${findings.id} from ${findings}
      where ${findings.websiteId} = ${websiteId} and ${findings.change} = 'gone' and ${findings.status} in ('open', 'mended')
      order by ${findings.lastSeenAt} desc, ${findings.id} offset ${GONE_KEPT}
    )
  `);
}

const selectShown = (db: Queryable, condition: SQL | undefined) =>
  db
    .select({
      finding: getTableColumns(findings),
      statusBy: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
    })
    .from(findings)
    .innerJoin(websites, eq(websites.id, findings.websiteId))
    .leftJoin(users, eq(users.id, findings.statusBy))
    .where(condition);

export async function listFindings(
  db: Queryable,
  organizationId: string,
  websiteId: string,
): Promise<WebsiteFinding[]> {
  const rows = await selectShown(
    db,
    and(eq(websites.organizationId, organizationId), eq(findings.websiteId, websiteId)),
  );
  const linked = await countLinkedMessages(db, websiteId);
  return rows.map((row) => toFinding(row, linked)).sort(compareFindings);
}

/** With the website that it belongs to, for the audit trail. */
export async function findFinding(db: Queryable, organizationId: string, id: string) {
  const [row] = await selectShown(db, and(eq(websites.organizationId, organizationId), eq(findings.id, id)));
  if (!row) return null;
  const { websiteId } = row.finding;
  return { websiteId, finding: toFinding(row, await countLinkedMessages(db, websiteId)) };
}

export async function saveStatus(
  db: Queryable,
  id: string,
  change: Pick<FindingRow, 'status' | 'reason' | 'statusBy'>,
): Promise<void> {
  await db
    .update(findings)
    .set({ ...change, statusAt: sql`now()` })
    .where(eq(findings.id, id));
}

const toFinding = (
  { finding, statusBy }: { finding: FindingRow; statusBy: string | null },
  linked: ReadonlyMap<string, number>,
): WebsiteFinding => {
  const { level, criteria } = ruleOf(finding.rule);
  return {
    id: finding.id,
    rule: finding.rule,
    level,
    criteria: [...criteria],
    impact: finding.impact,
    pages: finding.pages.map(({ selectors, colors, ...page }) => ({
      ...page,
      selectors: [...selectors],
      ...(colors && { colors: [...colors] }),
    })),
    count: finding.count,
    snippet: finding.snippet,
    status: finding.status,
    reason: finding.reason,
    statusBy,
    statusAt: finding.statusAt?.toISOString() ?? null,
    firstSeenAt: finding.firstSeenAt.toISOString(),
    lastSeenAt: finding.lastSeenAt.toISOString(),
    change: finding.change,
    messages: linked.get(finding.id) ?? 0,
  };
};
