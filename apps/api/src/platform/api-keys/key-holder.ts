import type { ApiKeyScope } from '@evenway/contract';

/** Takes the place of a session for requests with an API key: an organization, without a person. */
export interface KeyHolder {
  readonly keyId: string;
  readonly keyName: string;
  /** The visible start of the key, because two keys can have the same name. */
  readonly prefix: string;
  readonly orgId: string;
  readonly scopes: readonly ApiKeyScope[];
  readonly expiresAt: Date;
}
