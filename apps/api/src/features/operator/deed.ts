import type { AuditEvent, Language } from '@evenway/contract';
import type { Database, Queryable, Transaction } from '../../platform/database/database.ts';
import type { AuditDetails } from '../../platform/database/schema/index.ts';
import {
  type AccountFacts,
  findAccountFacts,
  findOrganizationFacts,
  listAccountsWith,
  type OrganizationFacts,
} from './operator-repository.ts';

/** What other features do for the operator, with the code that their screens call. */
export interface OperatorActions {
  /** True if the person must choose a password by mail. */
  verify(tx: Transaction, userId: string): Promise<boolean>;
  changeAddress(tx: Transaction, userId: string, newEmail: string): Promise<void>;
  resetSecondFactor(tx: Transaction, userId: string): Promise<void>;
  turnOffSso(tx: Transaction, organizationId: string): Promise<void>;
  closeAccount(tx: Transaction, userId: string): Promise<Date>;
  /** Null when it is closed already. */
  closeOrganization(tx: Transaction, organizationId: string): Promise<Date | null>;
  /** Returns the ids of the messages that went with it. */
  eraseAddress(tx: Transaction, email: string): Promise<string[]>;
  /** Null while another one is written. */
  requestExport(tx: Transaction, subject: ExportSubject, language: Language): Promise<string | null>;
}

export type ExportSubject = { readonly organizationId: string } | { readonly userId: string };

export interface DeedOptions {
  readonly en?: string | undefined;
  readonly fr?: string | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** What was done, for the operator to read and for the audit trail. */
export interface Done {
  readonly event: AuditEvent;
  /** In whose trail it is; null for what concerns nobody alone. */
  readonly organizationId: string | null;
  readonly target: { readonly kind: string; readonly id: string | null; readonly label: string };
  readonly details?: AuditDetails;
  readonly said: readonly string[];
  /** What cannot be undone with the transaction, and is done after it. */
  readonly afterwards?: (database: Database) => Promise<readonly string[]>;
}

export interface Deed {
  /** The words after its name. */
  readonly takes: string;
  readonly about: string;
  readonly run: (
    tx: Transaction,
    actions: OperatorActions,
    words: readonly string[],
    options: DeedOptions,
  ) => Promise<Done>;
}

/** Says to the operator what is wrong and what to do. */
export class OperatorError extends Error {}

/** By id, or by an address that belongs to one account alone. */
export async function oneAccount(db: Queryable, who = ''): Promise<AccountFacts> {
  const found = isId(who) ? await findAccountFacts(db, who) : null;
  if (found) return found;
  const [only, ...others] = who.includes('@') ? await listAccountsWith(db, who) : [];
  if (only && (only.verified_at !== null || others.length === 0)) return only;
  if (only) throw new OperatorError(`Several people signed up with ${who}. Name one by id: ${ids([only, ...others])}`);
  throw new OperatorError(`There is no account ${who}. Name it by its address or id; "find" finds it.`);
}

export async function oneOrganization(db: Queryable, id: string | undefined): Promise<OrganizationFacts> {
  const organization = isId(id) ? await findOrganizationFacts(db, id) : null;
  if (!organization)
    throw new OperatorError(`There is no organization ${id ?? ''}. Name it by its id; "find" finds it.`);
  return organization;
}

const ids = (accounts: readonly AccountFacts[]): string => accounts.map(({ id }) => id).join(', ');

export const isId = (text: string | undefined): text is string =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text ?? '');

/** In the trail of the organization that the person worked in last, like what they do themselves. */
export const about = (account: AccountFacts, event: AuditEvent, said: readonly string[]): Done => ({
  event,
  organizationId: account.organization_id,
  target: { kind: 'person', id: account.id, label: account.email },
  said,
});

export const aboutOrganization = (
  organization: OrganizationFacts,
  event: AuditEvent,
  said: readonly string[],
): Done => ({
  event,
  organizationId: organization.id,
  target: { kind: 'organization', id: organization.id, label: organization.name },
  said,
});
