import { seal, unseal } from '../../../platform/crypto/seal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listOutdatedSecrets, resealAuthenticator } from './second-factor-repository.ts';

export const RESEAL_SECRETS_TASK = 'reseal_secrets';
/** Every night, before the clean-up. */
export const RESEAL_SECRETS_SCHEDULE = `40 2 * * * ${RESEAL_SECRETS_TASK}`;

const BATCH_SIZE = 500;

/** Reseals secrets with the newest key, so that older keys can be removed. What no key opens stays as it is. */
export async function resealSecrets({ database, keys }: Pick<Platform, 'database' | 'keys'>): Promise<void> {
  const newest = keys.stored[0].id;
  for (let after = ''; ; ) {
    const batch = await listOutdatedSecrets(database, newest, after, BATCH_SIZE);
    for (const { userId, sealedSecret } of batch) {
      const secret = unseal(keys.stored, userId, sealedSecret);
      if (secret) await resealAuthenticator(database, userId, sealedSecret, seal(keys.stored, userId, secret));
    }
    const last = batch.at(-1);
    if (batch.length < BATCH_SIZE || !last) return;
    after = last.userId;
  }
}
