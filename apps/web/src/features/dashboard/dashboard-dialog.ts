import type { Website } from '@evenway/contract';
import type { WebsiteAction } from './website-actions.ts';

export type ConfirmedAction = Exclude<WebsiteAction, 'changePlan'>;

/** What lies over the dashboard. */
export type DashboardDialog =
  | { readonly kind: 'confirm'; readonly action: ConfirmedAction; readonly website: Website }
  | { readonly kind: 'onboard'; readonly domain?: string; readonly isCheckoutCancelled?: boolean }
  | { readonly kind: 'changePlan'; readonly website: Website };

export function dialogFor(action: WebsiteAction, website: Website): DashboardDialog {
  return action === 'changePlan' ? { kind: 'changePlan', website } : { kind: 'confirm', action, website };
}
