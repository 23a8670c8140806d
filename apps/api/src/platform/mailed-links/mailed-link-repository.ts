import { randomUUID } from 'node:crypto';
import { LINK_LIFETIME_MINUTES } from '@evenway/contract';
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { type DerivedKeys, hashSecret, linkSecret } from '../crypto/keys.ts';
import type { Queryable } from '../database/database.ts';
import { mailedLinks } from '../database/schema/index.ts';

export type LinkPurpose = (typeof mailedLinks.$inferSelect)['purpose'];

const lifetimeFromNow = sql`now() + make_interval(mins => ${LINK_LIFETIME_MINUTES})`;
const isOpen = and(isNull(mailedLinks.closedAt), gt(mailedLinks.expiresAt, sql`now()`));

/** Makes a link for a mail and retires the older ones of the same purpose. Returns its id, never its secret. */
export async function openLink(
  db: Queryable,
  keys: DerivedKeys,
  link: { userId: string; purpose: LinkPurpose; newEmail?: string },
): Promise<string> {
  await closeLinks(db, link.userId, link.purpose);
  const id = randomUUID();
  const secretHash = hashSecret(linkSecret(keys, id));
  await db.insert(mailedLinks).values({ id, ...link, secretHash, expiresAt: lifetimeFromNow });
  return id;
}

/** The link's life begins when its mail leaves, however long the mail had to wait. Null when it is not wanted any more. */
export async function startLinkLifetime(db: Queryable, id: string): Promise<{ secretHash: string } | null> {
  const [row] = await db
    .update(mailedLinks)
    .set({ expiresAt: lifetimeFromNow })
    .where(and(eq(mailedLinks.id, id), isNull(mailedLinks.closedAt)))
    .returning({ secretHash: mailedLinks.secretHash });
  return row ?? null;
}

export async function isLinkOpen(db: Queryable, secret: string, purpose: LinkPurpose): Promise<boolean> {
  const rows = await db.select({ id: mailedLinks.id }).from(mailedLinks).where(matches(secret, purpose));
  return rows.length === 1;
}

export interface ConsumedLink {
  readonly userId: string;
  readonly purpose: LinkPurpose;
  readonly newEmail: string | null;
}

/** Uses a link up. However many ask at once, one of them gets it. */
export async function consumeLink(
  db: Queryable,
  secret: string,
  ...purposes: LinkPurpose[]
): Promise<ConsumedLink | null> {
  const [row] = await db
    .update(mailedLinks)
    .set({ closedAt: sql`now()` })
    .where(matches(secret, ...purposes))
    .returning({ userId: mailedLinks.userId, purpose: mailedLinks.purpose, newEmail: mailedLinks.newEmail });
  return row ?? null;
}

export interface PendingChange {
  readonly email: string;
  /** Which link it waits for: that of the present address, or that of the new one. */
  readonly step: 'approve' | 'confirm';
}

/** The address someone asked to move to and has not confirmed. It stays known when its link has expired. */
export async function findPendingChange(db: Queryable, userId: string): Promise<PendingChange | null> {
  const [row] = await db
    .select({ newEmail: mailedLinks.newEmail, purpose: mailedLinks.purpose })
    .from(mailedLinks)
    .where(
      and(
        eq(mailedLinks.userId, userId),
        inArray(mailedLinks.purpose, ['approve_email_change', 'change_email']),
        isNull(mailedLinks.closedAt),
      ),
    );
  if (!row?.newEmail) return null;
  return { email: row.newEmail, step: row.purpose === 'change_email' ? 'confirm' : 'approve' };
}

/** A link of these purposes in any state: used, replaced or past its time as well. */
export async function findLink(
  db: Queryable,
  secret: string,
  ...purposes: LinkPurpose[]
): Promise<ConsumedLink | null> {
  const [row] = await db
    .select({ userId: mailedLinks.userId, purpose: mailedLinks.purpose, newEmail: mailedLinks.newEmail })
    .from(mailedLinks)
    .where(and(eq(mailedLinks.secretHash, hashSecret(secret)), inArray(mailedLinks.purpose, purposes)));
  return row ?? null;
}

/** Retires a user's open links, of the named purposes or of all. */
export async function closeLinks(db: Queryable, userId: string, ...purposes: LinkPurpose[]): Promise<void> {
  await db
    .update(mailedLinks)
    .set({ closedAt: sql`now()` })
    .where(
      and(
        eq(mailedLinks.userId, userId),
        isNull(mailedLinks.closedAt),
        purposes.length === 0 ? undefined : inArray(mailedLinks.purpose, purposes),
      ),
    );
}

const matches = (secret: string, ...purposes: LinkPurpose[]) =>
  and(eq(mailedLinks.secretHash, hashSecret(secret)), inArray(mailedLinks.purpose, purposes), isOpen);
