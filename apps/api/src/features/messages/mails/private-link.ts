import { messageAddress } from '@evenway/contract';
import { hashSecret, type Keys, linkSecret } from '../../../platform/crypto/keys.ts';

/** Null when the key it was made with is gone: the link that its visitor has still works, but nobody can make it again. */
export function privateLink(
  keys: Keys,
  webUrl: string,
  { messageId, secretHash }: { messageId: string; secretHash: string },
): string | null {
  const secret = linkSecret(keys.link, messageId, secretHash);
  return hashSecret(secret) === secretHash ? `${webUrl}${messageAddress(secret)}` : null;
}
