/** The website whose widget the sample site carries. */
export const DEMO_DOMAIN = 'maplestreetbakery.example';

export interface DemoSubscription {
  readonly plan: 'Starter' | 'Growth';
  readonly yearly: boolean;
  readonly trial: boolean;
  readonly ends?: 'with the period' | 'at once';
}

/** One website for each state of the dashboard that does not come from a failure. */
export const demoWebsites: readonly { readonly domain: string; readonly subscription?: DemoSubscription }[] = [
  { domain: DEMO_DOMAIN, subscription: { plan: 'Growth', yearly: true, trial: true } },
  {
    domain: 'catering.maplestreetbakery.example',
    subscription: { plan: 'Starter', yearly: false, trial: false },
  },
  {
    domain: 'maple-weddings.example',
    subscription: { plan: 'Starter', yearly: false, trial: true, ends: 'with the period' },
  },
  {
    domain: 'popup-bakery.example',
    subscription: { plan: 'Growth', yearly: false, trial: true, ends: 'at once' },
  },
  { domain: 'recipes.maplestreetbakery.example' },
];
