import { randomUUID } from 'node:crypto';
import { LINK_LIFETIME_MINUTES } from '@evenway/contract';
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { type DerivedKeys, hashSecret, linkSecret } from '../crypto/keys.ts';
import type { Queryable } from '../database/database.ts';
import { mailedLinks } from '../database/schema/index.ts';

export type LinkPurpose = (typeof mailedLinks.$inferSelect)['purpose'];

const lifetimeFromNow = sql`now() + make_interval(mins => ${LINK_LIFETIME_MINUTES})`;
const isOpen = and(isNull(mailedLinks.closedAt), gt(mailedLinks.expiresAt, sql`now()`));

/** Creates a link for a mail and closes older ones with the same purpose. Returns its id, never its secret. */
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

/** A link's lifetime starts when its mail is sent, however long that had to wait. Null if the link is closed. */
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

/** Consumes a link. Of several concurrent attempts, only one succeeds. */
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

/** The address that a person asked to change to and has not confirmed. Also returned after its link has expired. */
export async function findPendingChange(db: Queryable, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ newEmail: mailedLinks.newEmail })
    .from(mailedLinks)
    .where(and(eq(mailedLinks.userId, userId), eq(mailedLinks.purpose, 'change_email'), isNull(mailedLinks.closedAt)));
  return row?.newEmail ?? null;
}

/** A link with one of these purposes in any state, including used, replaced and expired. */
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

/** Closes a user's open links, with the given purposes or all. */
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
