import type { WebsiteOwnership } from '@evenway/contract';
import type { WebsiteRow } from '../websites/website-repository.ts';

type Claimed = Pick<WebsiteRow, 'domain' | 'uniqueId'>;

/** What the domain's owner publishes. The id is public; only the owner can put it there. */
export const proofRecord = ({ domain, uniqueId }: Claimed) => ({
  name: `_evenway.${domain}`,
  value: `evenway-verification=${uniqueId}`,
});
export const proofFile = ({ domain, uniqueId }: Claimed) => ({
  url: `https://${domain}/.well-known/evenway-verification.txt`,
  content: uniqueId,
});

export const toOwnership = (website: WebsiteRow): WebsiteOwnership => ({
  status: website.ownershipProvenAt === null ? 'unproven' : 'proven',
  method: website.ownershipMethod,
  provenAt: website.ownershipProvenAt?.toISOString() ?? null,
  record: proofRecord(website),
  file: proofFile(website),
});
