import type { Path } from '@evenway/contract';
import { type Keys, linkSecret } from '../crypto/keys.ts';
import type { ComposeContext } from '../mail/mail-template.ts';
import { startLinkLifetime } from './mailed-link-repository.ts';

/** The address of a mailed link, or null when a newer link or its use has made it pointless. */
export async function linkAddress(
  { db, webUrl }: ComposeContext,
  keys: Keys,
  linkId: string | undefined,
  path: Path,
): Promise<string | null> {
  const link = linkId ? await startLinkLifetime(db, linkId) : null;
  if (!linkId || !link) return null;
  return `${webUrl}${path}?token=${linkSecret(keys.link, linkId, link.secretHash)}`;
}
