import { isLive, paths, type Website } from '@evenway/contract';
import type { WebsiteTab } from '../website-status.ts';

/** Whether clicking the row of a website opens its widget. */
export function opensWidget(website: Website, tab: WebsiteTab, now: Date): boolean {
  return tab === 'active' && isLive(website, now) && website.subscriptionName?.toLowerCase() !== 'starter';
}

export function widgetAddress({ domain }: Pick<Website, 'domain'>): string {
  return `${paths.widget}?${new URLSearchParams({ website: domain })}`;
}

/** Where the code of a website's widget is, and whether it was found there. */
export function installAddress({ domain }: Pick<Website, 'domain'>): string {
  return `${paths.widget}?${new URLSearchParams({ website: domain, area: 'install' })}`;
}
