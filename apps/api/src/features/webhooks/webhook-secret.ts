import { createHmac } from 'node:crypto';
import { type DerivedKeys, randomSecret } from '../../platform/crypto/keys.ts';
import { seal, unseal } from '../../platform/crypto/seal.ts';

const contextOf = (endpointId: string) => `webhook:${endpointId}`;

/** A secret for an endpoint, as its owner gets it and as it is stored. */
export function makeSecret(keys: DerivedKeys, endpointId: string): { secret: string; sealed: string } {
  const secret = `whsec_${randomSecret()}`;
  return { secret, sealed: sealSecret(keys, endpointId, secret) };
}

export const sealSecret = (keys: DerivedKeys, endpointId: string, secret: string): string =>
  seal(keys, contextOf(endpointId), Buffer.from(secret));

/** Throws if the key that it was sealed with is gone: the delivery waits, and the operator sees it. */
export function readSecret(keys: DerivedKeys, endpointId: string, sealed: string): string {
  const secret = unseal(keys, contextOf(endpointId), sealed);
  if (secret === null) throw new Error('the secret of a webhook was sealed with a key that is gone');
  return secret.toString();
}

/**
 * The header that proves where a body comes from: `t` is the time of signing in seconds, and each `v1` is from one
 * secret.
 */
export function signatureHeader(secrets: readonly string[], body: string, seconds: number): string {
  const signatures = secrets.map(
    (secret) => `v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`,
  );
  return [`t=${seconds}`, ...signatures].join(',');
}
