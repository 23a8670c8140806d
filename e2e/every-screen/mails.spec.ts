import { composeSamples } from '../../apps/api/src/testing/mail-samples.ts';
import { expectAccessible, expectNothingSideways } from '../support/accessibility.ts';
import { test } from '../support/fixtures.ts';
import { inEveryLook, LANGUAGES } from '../support/looks.ts';

/** Colors and narrow layouts belong to the frame, which all mails share: one mail has all of it. */
const WITH_EVERYTHING = 'receipt';

for (const language of LANGUAGES)
  test(`${language}: every mail fits a phone and a wide window, and can be read in light and dark`, async ({
    page,
  }) => {
    for (const { name, html } of await composeSamples(language)) {
      await page.setContent(html);
      await inEveryLook(page, (look) => {
        const what = `${name}: ${look}`;
        const isEnglish = language === 'en';
        if (isEnglish && name === WITH_EVERYTHING) return expectAccessible(page, what);
        if (!look.startsWith('light')) return expectNothingSideways(page, what);
        return expectAccessible(page, what, false, !isEnglish);
      });
    }
  });
