import type { DerivedKeys } from '../../../platform/crypto/keys.ts';
import { seal, unseal } from '../../../platform/crypto/seal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listSealedWithOthers, saveResealed } from './sso-repository.ts';

const contextOf = (organizationId: string) => `single-sign-on:${organizationId}`;

export const sealClientSecret = (keys: DerivedKeys, organizationId: string, secret: string): string =>
  seal(keys, contextOf(organizationId), Buffer.from(secret));

/** Throws when the key that it was sealed with is gone: the organization has to enter the secret again. */
export function readClientSecret(keys: DerivedKeys, organizationId: string, sealed: string): string {
  const secret = unseal(keys, contextOf(organizationId), sealed);
  if (secret === null) throw new Error('the client secret of an organization was sealed with a key that is gone');
  return secret.toString();
}

/** Re-seals secrets with the newest key, so that older keys can be removed. */
export async function resealClientSecrets({ database, keys: { stored }, log }: Platform): Promise<void> {
  for (const { organizationId, clientSecret } of await listSealedWithOthers(database, stored[0].id)) {
    try {
      const secret = readClientSecret(stored, organizationId, clientSecret);
      await saveResealed(database, organizationId, clientSecret, sealClientSecret(stored, organizationId, secret));
    } catch (error) {
      log.error({ err: error, organizationId }, 'a client secret cannot be resealed');
    }
  }
}
