import type { SitePage } from '../site-shell.ts';
import { journalPage } from './journal-page.ts';
import { kitchenPage } from './kitchen-page.ts';
import { marketPage } from './market-page.ts';
import { orderPage } from './order-page.ts';
import { shopPage } from './shop-page.ts';

/** In the order of the navigation. */
export const sitePages: readonly SitePage[] = [shopPage, journalPage, kitchenPage, marketPage, orderPage];
