import { statusAddress } from '@evenway/contract';
import { openAt, type Screen, withState } from './screen.ts';

const local = (name: string, address: string): Screen => ({ name, open: (page) => openAt(page, address) });

/** Pages of the stand-ins and of the server itself, and the widget on the page of a customer. */
export const localScreens: readonly Screen[] = [
  local('gallery', '/local/ui'),
  local('local', '/local'),
  local('local-mail', '/local/mail'),
  local('local-payments', '/local/payments'),
  local('local-sign-in', '/local/sign-in'),
  local('local-booking', '/local/booking'),
  local('local-dns', '/local/dns'),
  local('api-docs', '/api/docs'),
  { name: 'status', open: (page, language) => openAt(page, statusAddress(language)) },
  local('sample-site', '/local/site'),
  {
    name: withState('sample-site', 'widget'),
    isWindow: true,
    async open(page, language) {
      await page.addInitScript((chosen) => {
        if (window.top === window) localStorage.setItem('evenway', JSON.stringify({ l: chosen, s: {} }));
      }, language);
      await openAt(page, '/local/site');
      await page.waitForFunction(() => 'Evenway' in window);
      await page.evaluate(() => (window as unknown as { Evenway: { open(): void } }).Evenway.open());
      await page.waitForLoadState('networkidle');
    },
  },
];
