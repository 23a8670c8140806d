import type { OwnOrganization } from '@evenway/contract';
import type { RecordChange } from '../../platform/audit/record.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { NewMember, NewPerson } from '../users/user-repository.ts';

/** What signing up needs from invitations. Implemented by the team feature, and injected in `implementations.ts`. */
export interface Invitations {
  /** The open invitation behind a mailed link. */
  readonly open: (db: Queryable, secret: string) => Promise<{ readonly id: string }>;
  /** Creates an account from an invitation and a password. */
  readonly accept: (
    platform: Platform,
    secret: string,
    person: Omit<NewPerson, 'passwordHash'> & { readonly passwordDigest: string },
    record: RecordChange,
  ) => Promise<void>;
  /** Adds a person whose address is proven to the organization that invited them. */
  readonly join: (tx: Transaction, invitationId: string, person: NewPerson) => Promise<NewMember>;
  /** The same for someone who has an account with that address already. */
  readonly joinKnown: (tx: Transaction, invitationId: string, userId: string) => Promise<OwnOrganization>;
}
