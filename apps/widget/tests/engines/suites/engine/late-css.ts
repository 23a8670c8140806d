import { beforeEach, describe, expect, test } from 'vitest';
import { inOneEngine } from '../../support/some-in-others.ts';
import type { Visitor } from '../../support/visitor.ts';
import { visitWith } from '../../support/with-settings.ts';

export function testLateCss(visitor: Visitor): void {
  const { driver, servers } = visitor;
  const size = (id = 'late') => visitor.styles('font-size', id);

  describe('W35 style sheets that come later follow the settings', () => {
    beforeEach(async () => {
      await visitWith(visitor, 'engine/late', { textSize: '150' });
      await expect.poll(() => size()).toEqual(['24px']);
      // Saved settings apply before the part that follows the page has loaded.
      await visitor.until(
        () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/parts/follow-')),
        true,
      );
      await driver.run(() => new Promise((resume) => setTimeout(resume, 50)));
    });

    test('an appended link, from the first frame it is drawn in', async () => {
      const sizes = await driver.run(async () => {
        const link = document.createElement('link');
        link.rel = 'stylesheet';
        link.href = '/engine/late.css';
        document.head.append(link);
        await new Promise((resolve) => link.addEventListener('load', resolve));
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        return getComputedStyle(document.getElementById('late') as Element).fontSize;
      });
      expect(sizes).toBe('30px');
      await driver.run(() => document.querySelector('link')?.remove());
      await expect.poll(() => size()).toEqual(['24px']);
    });

    test('a link for print that is switched to all media once it has loaded', async () => {
      await driver.run(() => {
        const link = document.createElement('link');
        link.rel = 'stylesheet';
        link.media = 'print';
        link.href = '/engine/late.css';
        link.onload = () => {
          link.media = 'all';
        };
        document.head.append(link);
      });
      await expect.poll(() => size()).toEqual(['30px']);
    });

    test.runIf(inOneEngine(visitor))('a sheet that is switched off and on', async () => {
      await driver.run(() => {
        const style = document.createElement('style');
        style.textContent = '.late{font-size:20px}';
        document.head.append(style);
      });
      await expect.poll(() => size()).toEqual(['30px']);
      const disable = (disabled: boolean) =>
        driver.run((off) => {
          (document.querySelectorAll('style')[1] as HTMLStyleElement).disabled = off;
        }, disabled);
      await disable(true);
      await expect.poll(() => size()).toEqual(['24px']);
      await disable(false);
      await expect.poll(() => size()).toEqual(['30px']);
    });

    test('rules that a program adds and takes away', async () => {
      await driver.run(() => void document.styleSheets[0]?.insertRule('.late{font-size:22px}', 1));
      await expect.poll(() => size()).toEqual(['33px']);
      await driver.run(() => document.styleSheets[0]?.deleteRule(1));
      await expect.poll(() => size()).toEqual(['24px']);
    });

    test('adopted sheets that are added, rewritten and replaced by others', async () => {
      await driver.run(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('.late{font-size:20px}');
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
        Object.assign(window, { sheet });
      });
      await expect.poll(() => size()).toEqual(['30px']);
      await driver.run(() =>
        (window as unknown as { sheet: CSSStyleSheet }).sheet.replaceSync('.late{font-size:40px}'),
      );
      await expect.poll(() => size()).toEqual(['60px']);
      await driver.run(() => {
        const { sheet } = window as unknown as { sheet: CSSStyleSheet };
        const other = new CSSStyleSheet();
        other.replaceSync('.late{font-size:10px}');
        document.adoptedStyleSheets = [...document.adoptedStyleSheets.filter((one) => one !== sheet), other];
      });
      await expect.poll(() => size()).toEqual(['15px']);
    });

    test('a sheet of another host, which may not be read', async () => {
      await driver.run((href) => {
        const link = document.createElement('link');
        link.rel = 'stylesheet';
        link.href = href;
        document.head.append(link);
      }, `${servers.cdn}/unreadable.css`);
      await expect.poll(() => size('far')).toEqual(['27px']);
    });

    test.runIf(inOneEngine(visitor))('are as they were when everything is off', async () => {
      await driver.run(() => {
        const style = document.createElement('style');
        style.textContent = '.late{font-size:20px}';
        document.head.append(style);
      });
      await expect.poll(() => size()).toEqual(['30px']);
      await visitor.pressMainButton();
      await visitor.press('Reset all');
      expect(await size()).toEqual(['20px']);
      await driver.run(() => void document.styleSheets[0]?.insertRule('.late{font-size:22px!important}', 1));
      await new Promise((resolve) => setTimeout(resolve, 1200));
      expect(await size()).toEqual(['22px']);
    });
  });
}
