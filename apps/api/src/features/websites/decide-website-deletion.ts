import { isLive } from '@evenway/contract';
import { isPrepaid, type PaidState } from './website-repository.ts';

export type WebsiteDeletionDecision =
  | { readonly kind: 'delete' }
  | { readonly kind: 'refuse'; readonly code: 'website_in_use' }
  /** Another request was faster. */
  | { readonly kind: 'nothing' };

/** A running subscription must be cancelled first. A prepaid website has none. */
export function decideWebsiteDeletion(website: PaidState | null, now: Date): WebsiteDeletionDecision {
  if (!website) return { kind: 'nothing' };
  const isInUse = isLive(website, now) && !isPrepaid(website, now);
  return isInUse ? { kind: 'refuse', code: 'website_in_use' } : { kind: 'delete' };
}
