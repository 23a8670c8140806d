import type { Website } from '@evenway/contract';
import { isLive } from '@evenway/contract';

export type WebsiteAction =
  | 'changePlan'
  | 'cancel'
  | 'resume'
  | 'pay'
  | 'onboard'
  | 'resubscribe'
  | 'choosePlan'
  | 'transfer'
  | 'delete';

/** What an admin can do with a website, at the given moment. */
export function actionsFor(website: Website, now: Date): readonly WebsiteAction[] {
  if (website.isPrepaid) return ['choosePlan', 'transfer', 'delete'];
  if (website.status === null) return ['onboard', 'transfer', 'delete'];
  if (website.status === 'ACTIVE') return ['changePlan', 'cancel', 'transfer'];
  if (website.status === 'NOT_PAID') return ['pay', 'delete'];
  return isLive(website, now) ? ['resume', 'transfer'] : ['resubscribe', 'transfer', 'delete'];
}
