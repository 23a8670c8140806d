/** The website whose widget the sample site carries. */
export const DEMO_DOMAIN = 'maplestreetbakery.example';

export interface DemoSubscription {
  readonly plan: 'Starter' | 'Growth';
  readonly yearly: boolean;
  /** Days before today, like all times here. */
  readonly began: number;
  /** When it was cancelled: at the end of its period, or at once. */
  readonly cancelled?: { readonly at: number; readonly atOnce: boolean };
  /** Visits per day in the first month; each later month has a tenth more. */
  readonly dailyVisits: number;
  /** Hours since the widget was last seen, while it is served. */
  readonly seenHoursAgo: number;
}

export interface DemoWebsite {
  readonly domain: string;
  /** Its pages were checked for barriers. */
  readonly isChecked?: true;
  readonly subscription?: DemoSubscription;
}

/** One website for each state of the dashboard that is not caused by a failure, oldest subscription first. */
export const demoWebsites: readonly DemoWebsite[] = [
  {
    domain: DEMO_DOMAIN,
    isChecked: true,
    subscription: { plan: 'Growth', yearly: true, began: 200, dailyVisits: 520, seenHoursAgo: 0.1 },
  },
  {
    domain: 'popup-bakery.example',
    subscription: {
      plan: 'Growth',
      yearly: false,
      began: 130,
      cancelled: { at: 60, atOnce: true },
      dailyVisits: 90,
      seenHoursAgo: 4,
    },
  },
  {
    domain: 'catering.maplestreetbakery.example',
    isChecked: true,
    subscription: { plan: 'Starter', yearly: false, began: 80, dailyVisits: 60, seenHoursAgo: 3 },
  },
  {
    domain: 'maple-weddings.example',
    subscription: {
      plan: 'Starter',
      yearly: false,
      began: 3,
      cancelled: { at: 1, atOnce: false },
      dailyVisits: 12,
      seenHoursAgo: 26,
    },
  },
  {
    domain: 'order.maplestreetbakery.example',
    subscription: { plan: 'Starter', yearly: false, began: 2, dailyVisits: 35, seenHoursAgo: 1 },
  },
  { domain: 'recipes.maplestreetbakery.example' },
];
