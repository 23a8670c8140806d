import { announcementsMarkup, type PageAnnouncement } from '@evenway/contract';
import type { Page } from '@playwright/test';

/** The pages that this one opens from now on come with announcements, as the server writes them. */
export async function announce(page: Page, announcements: readonly PageAnnouncement[]): Promise<void> {
  await page.route(
    () => true,
    async (route) => {
      const request = route.request();
      if (request.resourceType() !== 'document') return route.fallback();
      const response = await route.fetch({ headers: { ...request.headers(), 'sec-fetch-dest': 'document' } });
      const body = await response.text();
      return route.fulfill({
        response,
        body: body.replace('<div id="root"', (root) => announcementsMarkup(announcements) + root),
      });
    },
  );
}

export const plannedWork: PageAnnouncement = {
  id: 'planned-work',
  en: 'On Saturday from 6 to 7 am UTC the dashboard is not available. Widgets stay on your websites.',
  fr: 'Samedi de 6 h à 7 h UTC, le tableau de bord ne sera pas disponible. Les widgets restent sur vos sites.',
};
