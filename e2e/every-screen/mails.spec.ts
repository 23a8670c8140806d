import type { Page } from '@playwright/test';
import { composeSamples } from '../../apps/api/src/testing/mail-samples.ts';
import { expectAccessible, expectNothingSideways } from '../../apps/web/tests/support/accessibility.ts';
import { inEveryLook, LANGUAGES } from '../../apps/web/tests/support/looks.ts';
import { isFull } from '../../scripts/lib/testing/depth.ts';
import { test } from '../support/fixtures.ts';

/** Colors and layout belong to the frame, which all mails share: one mail has all of it, and a full run reads the others. */
const hasEverything = ({ name, language }: { name: string; language: string }) =>
  name === 'receipt' && language === 'en';

/** Shows a mail in the place of the last one: a new document would have to load axe again. */
const show = (page: Page, html: string) =>
  page.evaluate((mail) => {
    document.documentElement.replaceWith(new DOMParser().parseFromString(mail, 'text/html').documentElement);
  }, html);

test('every mail fits a phone and a wide window, and can be read in light and dark', async ({ page }) => {
  const samples = await Promise.all(LANGUAGES.map((language) => composeSamples(language)));
  const mails = samples.flat().filter((mail) => isFull || hasEverything(mail));
  await page.setContent('<!doctype html><title>Mail</title>');
  await inEveryLook(page, async (look) => {
    for (const mail of mails) {
      const what = `${mail.language} ${mail.name}: ${look}`;
      await show(page, mail.html);
      if (hasEverything(mail)) await expectAccessible(page, what);
      else if (look.startsWith('light')) await expectAccessible(page, what, false, mail.language !== 'en');
      else await expectNothingSideways(page, what);
    }
  });
});
