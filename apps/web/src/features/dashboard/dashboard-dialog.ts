import type { Website } from '@evenway/contract';
import type { WebsiteAction } from './actions/website-actions.ts';

export type ConfirmedAction = Exclude<WebsiteAction, 'changePlan' | 'pay' | 'resubscribe'>;

/** What lies over the dashboard. */
export type DashboardDialog =
  | { readonly kind: 'confirm'; readonly action: ConfirmedAction; readonly website: Website }
  | { readonly kind: 'onboard'; readonly domain?: string; readonly isCheckoutCancelled?: boolean }
  | { readonly kind: 'changePlan'; readonly website: Website };

/** `pay` has none: it leads to the open invoice. */
export function dialogFor(action: Exclude<WebsiteAction, 'pay'>, website: Website): DashboardDialog {
  switch (action) {
    case 'changePlan':
      return { kind: 'changePlan', website };
    case 'resubscribe':
      return { kind: 'onboard', domain: website.domain };
    default:
      return { kind: 'confirm', action, website };
  }
}
