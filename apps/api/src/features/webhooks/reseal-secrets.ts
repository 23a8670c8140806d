import { keyIdOf } from '../../platform/crypto/seal.ts';
import type { Platform } from '../../platform/platform.ts';
import { listSealedWithOthers, saveResealed } from './webhook-repository.ts';
import { readSecret, sealSecret } from './webhook-secret.ts';

/** Reseals secrets with the newest key, so that older keys can be removed. */
export async function resealSecrets({ database, keys: { stored }, log }: Platform): Promise<void> {
  const [{ id: newest }] = stored;
  for (const { id, secret, previousSecret } of await listSealedWithOthers(database, newest)) {
    const reseal = (sealed: string) =>
      keyIdOf(sealed) === newest ? sealed : sealSecret(stored, id, readSecret(stored, id, sealed));
    try {
      const renewed = { secret: reseal(secret), previousSecret: previousSecret && reseal(previousSecret) };
      await saveResealed(database, id, secret, renewed);
    } catch (error) {
      // The key is gone: its owner has to create a new secret, and the others continue.
      log.error({ err: error, webhookId: id }, 'the secret of a webhook cannot be resealed');
    }
  }
}
