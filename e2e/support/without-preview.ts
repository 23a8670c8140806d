import type { Page } from '@playwright/test';

const PREVIEW = '**/widget-preview/**/page?lang=*';

/** Leaves the preview of the widget empty where it is not looked at: drawing it after each change takes most of the time. */
export async function withoutPreview(page: Page): Promise<void> {
  await page.route(PREVIEW, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
}
