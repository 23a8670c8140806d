import type { ApiKeyScope } from '@evenway/contract';

/** What a request with a key stands for, in the place of a session: an organization, and no person. */
export interface KeyHolder {
  readonly keyId: string;
  readonly keyName: string;
  /** How the key begins: two may have one name. */
  readonly prefix: string;
  readonly orgId: string;
  readonly scopes: readonly ApiKeyScope[];
  readonly expiresAt: Date;
}
