import type { Page } from '@playwright/test';
import { describe, it } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { announce, plannedWork } from '../support/announce.ts';
import { ADMIN, signedInAs } from '../support/answer-calls.ts';
import { inFrench } from '../support/looks.ts';
import { expect, pageOpener } from '../support/open-page.ts';

const openPage = pageOpener({ reducedMotion: 'reduce' });
const samples = { 'GET /websites': [] };
const notice = (page: Page) => page.getByRole('complementary', { name: /^(Announcements|Annonces)$/ });

describe('what the operator announces', () => {
  it('stands above the screen without moving it, until each reader dismisses it, for good', async () => {
    const page = await openPage();
    await page.addInitScript(() => {
      new MutationObserver((_changes, observer) => {
        const root = document.getElementById('root');
        if (root === null) return;
        document.documentElement.dataset.firstTop = String(root.getBoundingClientRect().top);
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await announce(page, [plannedWork, { id: 'hello', en: 'Hello', fr: 'Bonjour' }]);
    await signedInAs(page, ADMIN, samples);
    await page.goto('/organization/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice(page)).toContainText(plannedWork.en);
    const { y, height } = (await notice(page).boundingBox()) ?? { y: -1, height: 0 };
    expect(y).toBe(0);
    expect(Number(await page.locator('html').getAttribute('data-first-top'))).toBe(height);
    await expectAccessible(page, 'announcements');
    await notice(page).getByRole('button', { name: 'Dismiss' }).first().click();
    await expect(notice(page)).not.toContainText(plannedWork.en);
    await expect(notice(page)).toContainText('Hello');
    await expect(page.getByRole('main')).toBeFocused();
    await page.reload();
    await expect(notice(page)).toContainText('Hello');
    await expect(notice(page)).not.toContainText(plannedWork.en);
    await notice(page).getByRole('button').click();
    await expect(notice(page)).toBeHidden();
  });

  it('speaks the language of the screen, also after it was changed, and stays plain text', async () => {
    const page = await openPage();
    await announce(page, [{ ...plannedWork, en: '</script><b>Bold</b>' }]);
    await signedInAs(page, null);
    await page.goto('/auth/login');
    await expect(notice(page)).toContainText('</script><b>Bold</b>');
    await inFrench(page, async () => {
      await expect(notice(page)).toContainText(plannedWork.fr);
      await expect(notice(page).getByRole('button', { name: 'Masquer' })).toBeVisible();
      await expectAccessible(page, 'announcements in French');
    });
    await expect(notice(page)).toContainText('</script><b>Bold</b>');
  });
});
