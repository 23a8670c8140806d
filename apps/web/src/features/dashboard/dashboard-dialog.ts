import type { ListedWebsite } from '@evenway/contract';
import type { WebsiteAction } from './actions/website-actions.ts';

export type ConfirmedAction = Exclude<WebsiteAction, 'changePlan' | 'pay' | 'resubscribe' | 'choosePlan' | 'transfer'>;

/** A dialog over the dashboard. */
export type DashboardDialog =
  | { readonly kind: 'confirm'; readonly action: ConfirmedAction; readonly website: ListedWebsite }
  | { readonly kind: 'onboard'; readonly domain?: string; readonly isCheckoutCancelled?: boolean }
  | { readonly kind: 'changePlan' | 'transfer'; readonly website: ListedWebsite };

/** `pay` has none: it leads to the open invoice. */
export function dialogFor(action: Exclude<WebsiteAction, 'pay'>, website: ListedWebsite): DashboardDialog {
  switch (action) {
    case 'changePlan':
    case 'transfer':
      return { kind: action, website };
    case 'choosePlan':
    case 'resubscribe':
      return { kind: 'onboard', domain: website.domain };
    default:
      return { kind: 'confirm', action, website };
  }
}
