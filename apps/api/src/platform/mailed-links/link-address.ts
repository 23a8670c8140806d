import type { Path } from '@evenway/contract';
import { type Keys, storedLinkSecret } from '../crypto/keys.ts';
import type { ComposeContext } from '../mail/mail-template.ts';
import { startLinkLifetime } from './mailed-link-repository.ts';

/** The URL of a mailed link, or null if it was used or replaced by a newer one. */
export async function linkAddress(
  { db, webUrl }: ComposeContext,
  keys: Keys,
  linkId: string | undefined,
  path: Path,
): Promise<string | null> {
  const link = linkId ? await startLinkLifetime(db, linkId) : null;
  if (!linkId || !link) return null;
  return `${webUrl}${path}?token=${storedLinkSecret(keys.link, linkId, link.secretHash)}`;
}
