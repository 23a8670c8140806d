import { randomUUID } from 'node:crypto';
import type { AuditEvent } from '@evenway/contract';
import type { Endpoint } from '@evenway/contract/schemas';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { KeyHolder } from '../api-keys/key-holder.ts';
import type { Queryable } from '../database/database.ts';
import { type AuditDetails, auditEntries } from '../database/schema/index.ts';
import { shortenedAddress } from '../limits/client-network.ts';
import type { Session } from '../sessions/session.ts';

interface Actor {
  readonly kind: (typeof auditEntries.$inferInsert)['actorKind'];
  readonly id: string | null;
  readonly label: string;
}

/** What a call has changed. Missing values are taken from the session. */
export interface Change {
  /** One of the endpoint's other events; by default its event. */
  readonly event?: AuditEvent;
  /** Required if nobody is signed in, or if the person has just left the organization; so is the actor. */
  readonly organizationId?: string | null;
  readonly actor?: Actor;
  readonly target?: { readonly kind: string; readonly id: string | null; readonly label: string };
  readonly details?: AuditDetails;
  /** Reading goes on and on: the same person reading the same leaves one entry an hour. */
  readonly isReading?: true;
}

/** Writes the audit entry of a call in the same transaction as its change, so that both are stored or neither. */
export type RecordChange = (db: Queryable, change?: Change) => Promise<void>;

export const person = (user: { readonly id: string; readonly email: string }): Actor => ({
  kind: 'person',
  id: user.id,
  label: user.email,
});

export const recorderOf =
  (endpoint: Endpoint, session: Session | KeyHolder | null, request: FastifyRequest): RecordChange =>
  (db, { event, organizationId = session?.orgId ?? null, actor = actorOf(session), ...change } = {}) =>
    insertEntry(db, { event: declared(endpoint, event), organizationId, actor, ...change }, request);

/** Like `RecordChange`, for requests of the widget: nobody is signed in, so the website is recorded as the actor. */
export const recordOnPage = (
  db: Queryable,
  entry: { event: AuditEvent; organizationId: string; website: { readonly id: string; readonly domain: string } },
  clientAddress: string,
): Promise<void> => {
  const { website, ...rest } = entry;
  const actor: Actor = { kind: 'page', id: null, label: website.domain };
  const target = { kind: 'website', id: website.id, label: website.domain };
  return insertEntry(db, { ...rest, actor, target }, { ip: clientAddress, id: randomUUID() });
};

/** Like `RecordChange`, for someone using a mailed link, which only proves that they can read the mail. */
export const recordByLink = (
  db: Queryable,
  entry: { event: AuditEvent; organizationId: string; actor: Actor; details?: AuditDetails },
  request: Pick<FastifyRequest, 'ip' | 'id'>,
): Promise<void> => insertEntry(db, entry, request);

/** Like `RecordChange`, for a command of the operator: it comes from no client, and the reason is among the details. */
export const recordAsOperator = (
  db: Queryable,
  entry: Omit<Change, 'actor' | 'event' | 'isReading'> & { event: AuditEvent; operator: string; details: AuditDetails },
): Promise<void> => {
  const { operator, organizationId = null, ...rest } = entry;
  const actor: Actor = { kind: 'operator', id: null, label: operator };
  return insertEntry(db, { ...rest, organizationId, actor }, { ip: '', id: randomUUID() });
};

async function insertEntry(
  db: Queryable,
  {
    event,
    organizationId,
    actor,
    target,
    details = {},
    isReading,
  }: Required<Pick<Change, 'actor'>> & Change & { event: AuditEvent },
  request: Pick<FastifyRequest, 'ip' | 'id'>,
): Promise<void> {
  if (isReading && (await hasReadLately(db, event, actor.id, target?.id ?? null))) return;
  await db.insert(auditEntries).values({
    event,
    organizationId: organizationId ?? null,
    actorKind: actor.kind,
    actorId: actor.id,
    actorLabel: actor.label,
    targetKind: target?.kind ?? null,
    targetId: target?.id ?? null,
    targetLabel: target?.label ?? null,
    details,
    network: shortenedAddress(request.ip),
    requestId: request.id,
  });
}

async function hasReadLately(
  db: Queryable,
  event: AuditEvent,
  actorId: string | null,
  targetId: string | null,
): Promise<boolean> {
  if (actorId === null || targetId === null) return false;
  const found = await db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.targetId, targetId),
        eq(auditEntries.actorId, actorId),
        eq(auditEntries.event, event),
        gt(auditEntries.at, sql`now() - interval '1 hour'`),
      ),
    )
    .limit(1);
  return found.length > 0;
}

function declared({ event: main, otherEvents = [], path }: Endpoint, event = main): AuditEvent {
  if (!event || (event !== main && !otherEvents.includes(event)))
    throw new Error(`${path} records ${event ?? 'a change'}, and its endpoint does not say so`);
  return event;
}

function actorOf(session: Session | KeyHolder | null): Actor {
  if (!session) throw new Error('nobody is signed in: the entry must name who acts');
  if ('keyId' in session) return { kind: 'key', id: session.keyId, label: `${session.keyName} (${session.prefix}…)` };
  return person({ id: session.userId, email: session.email });
}
