import { randomUUID } from 'node:crypto';
import { BILLING_CONTACT_LIFETIME_DAYS, type BillingContact, type BillingSettings } from '@evenway/contract';
import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import {
  type DerivedKeys,
  findLinkSecret,
  hashSecret,
  linkSecret,
  storedLinkSecret,
} from '../../platform/crypto/keys.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { organizations } from '../../platform/database/schema/index.ts';

type NamedContact = BillingSettings['contact'];

/** The contact as an admin entered it, confirmed or not. */
export async function findNamedContact(db: Queryable, organizationId: string): Promise<NamedContact> {
  const [row] = await db
    .select({
      email: organizations.billingEmail,
      language: organizations.billingLanguage,
      confirmedAt: organizations.billingConfirmedAt,
    })
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  if (!row?.email || !row.language) return null;
  return { email: row.email, language: row.language, isConfirmed: row.confirmedAt !== null };
}

/** The contact that mails may go to. */
export async function findBillingContact(db: Queryable, organizationId: string): Promise<BillingContact | null> {
  const contact = await findNamedContact(db, organizationId);
  return contact?.isConfirmed ? { email: contact.email, language: contact.language } : null;
}

const nothing = { billingLinkId: null, billingSecretHash: null, billingLinkExpiresAt: null, billingConfirmedAt: null };

export async function clearContact(db: Queryable, organizationId: string): Promise<void> {
  await change(db, organizationId, { billingEmail: null, billingLanguage: null, ...nothing });
}

/** An address that is known to belong to the person. */
export async function setConfirmedContact(db: Queryable, organizationId: string, contact: BillingContact) {
  await change(db, organizationId, { ...columnsOf(contact), ...nothing, billingConfirmedAt: sql`now()` });
}

export async function setContactLanguage(db: Queryable, organizationId: string, contact: BillingContact) {
  await change(db, organizationId, columnsOf(contact));
}

/**
 * A contact that still has to confirm. Returns the id of the link, never its secret; the previous link stops working.
 */
export async function setUnconfirmedContact(
  db: Queryable,
  keys: DerivedKeys,
  organizationId: string,
  contact: BillingContact,
): Promise<string> {
  const link = newLink(keys);
  await change(db, organizationId, {
    ...columnsOf(contact),
    ...link,
    billingLinkExpiresAt: sql`now() + make_interval(days => ${BILLING_CONTACT_LIFETIME_DAYS})`,
    billingConfirmedAt: null,
  });
  return link.billingLinkId;
}

/** For a mail: the secret of its link and the contact it is for, while both are valid. */
export async function describeLink(db: Queryable, keys: DerivedKeys, linkId: string) {
  const [row] = await db
    .select({ secretHash: organizations.billingSecretHash, organizationName: organizations.name })
    .from(organizations)
    .where(eq(organizations.billingLinkId, linkId));
  if (!row?.secretHash) return null;
  return { secret: storedLinkSecret(keys, linkId, row.secretHash), organizationName: row.organizationName };
}

/**
 * The id of the unsubscribe link of a confirmed contact. A new one is created for a member, who was never mailed one,
 * and if the key that made the link is gone. Only then is the organization locked: others hold it while they wait for
 * one of its websites.
 */
export async function ensureContactLink(tx: Transaction, keys: DerivedKeys, organizationId: string): Promise<string> {
  const read = () =>
    tx
      .select({ id: organizations.billingLinkId, secretHash: organizations.billingSecretHash })
      .from(organizations)
      .where(eq(organizations.id, organizationId));
  const known = usableLink(keys, await read()) ?? usableLink(keys, await read().for('update'));
  if (known) return known;
  const link = newLink(keys);
  await change(tx, organizationId, link);
  return link.billingLinkId;
}

const usableLink = (keys: DerivedKeys, [row]: { id: string | null; secretHash: string | null }[]): string | null =>
  row?.id && row.secretHash && findLinkSecret(keys, row.id, row.secretHash) ? row.id : null;

/** The contact behind a link: an unused one expires; a used one stays valid for unsubscribing. */
export async function findContactByLink(db: Queryable, secret: string) {
  const [row] = await db
    .select({
      organizationId: organizations.id,
      organizationName: organizations.name,
      email: organizations.billingEmail,
      confirmedAt: organizations.billingConfirmedAt,
    })
    .from(organizations)
    .where(
      and(
        eq(organizations.billingSecretHash, hashSecret(secret)),
        or(isNotNull(organizations.billingConfirmedAt), sql`${organizations.billingLinkExpiresAt} > now()`),
      ),
    );
  if (!row?.email) return null;
  const { organizationId, organizationName, email, confirmedAt } = row;
  return { organizationId, organizationName, email, isConfirmed: confirmedAt !== null };
}

export async function confirmContact(db: Queryable, organizationId: string): Promise<void> {
  await change(db, organizationId, { billingConfirmedAt: sql`coalesce(${organizations.billingConfirmedAt}, now())` });
}

function newLink(keys: DerivedKeys) {
  const id = randomUUID();
  return { billingLinkId: id, billingSecretHash: hashSecret(linkSecret(keys, id)) };
}

const columnsOf = ({ email, language }: BillingContact) => ({ billingEmail: email, billingLanguage: language });

async function change(
  db: Queryable,
  organizationId: string,
  values: Parameters<ReturnType<typeof db.update<typeof organizations>>['set']>[0],
): Promise<void> {
  await db.update(organizations).set(values).where(eq(organizations.id, organizationId));
}
