import { composeSamples } from '../../apps/api/src/testing/mail-samples.ts';
import { isFull } from '../../scripts/lib/testing/depth.ts';
import { expectAccessible, expectNothingSideways } from '../support/accessibility.ts';
import { test } from '../support/fixtures.ts';
import { inEveryLook, LANGUAGES } from '../support/looks.ts';

/** Colors and narrow layouts belong to the frame, which all mails share: one mail has all of it. */
const WITH_EVERYTHING = 'receipt';

test('every mail fits a phone and a wide window, and can be read in light and dark', async ({ page }) => {
  for (const [place, language] of LANGUAGES.entries()) {
    const isEnglish = language === 'en';
    for (const [turn, { name, html }] of (await composeSamples(language)).entries()) {
      const hasEverything = isEnglish && name === WITH_EVERYTHING;
      // Both languages have the same markup: mails take turns, and a full run reads each one in both.
      if (!isFull && !hasEverything && turn % LANGUAGES.length !== place) continue;
      await page.setContent(html);
      await inEveryLook(page, (look) => {
        const what = `${language} ${name}: ${look}`;
        if (hasEverything) return expectAccessible(page, what);
        if (!look.startsWith('light')) return expectNothingSideways(page, what);
        return expectAccessible(page, what, false, isFull && !isEnglish);
      });
    }
  }
});
