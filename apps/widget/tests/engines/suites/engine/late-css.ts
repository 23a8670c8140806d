import { beforeEach, describe, expect, test } from 'vitest';
import { inOneEngine } from '../../support/some-in-others.ts';
import type { Visitor } from '../../support/visitor.ts';
import { visitWith } from '../../support/with-settings.ts';

export function testLateCss(visitor: Visitor): void {
  const { driver, servers } = visitor;
  const size = (id = 'late') => visitor.styles('font-size', id);
  const addStyle = () =>
    driver.run(() => {
      const style = document.createElement('style');
      style.textContent = '.late{font-size:20px}';
      document.head.append(style);
    });
  /** Takes away what a step has brought, for the next. */
  const takeAway = async () => {
    await driver.run(() => {
      for (const late of document.querySelectorAll('link, style ~ style')) late.remove();
    });
    await expect.poll(() => size()).toEqual(['24px']);
  };

  describe('W35 style sheets that come later follow the settings', () => {
    beforeEach(async () => {
      await visitWith(visitor, 'engine/late', { textSize: '150' });
      await expect.poll(() => size()).toEqual(['24px']);
      // Saved settings apply before the part that follows the page has loaded.
      await visitor.untilFollowed();
    });

    test('links, also for print at first, sheets that are switched off and on, rules of programs, adopted sheets, and one that may not be read', async () => {
      // From the first frame it is drawn in.
      const sizes = await driver.run(async () => {
        const link = document.createElement('link');
        link.rel = 'stylesheet';
        link.href = '/engine/late.css';
        document.head.append(link);
        await new Promise((resolve) => link.addEventListener('load', resolve));
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        return getComputedStyle(document.getElementById('late') as Element).fontSize;
      });
      expect(sizes, 'a link').toBe('30px');
      await takeAway();

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
      await expect.poll(() => size(), { message: 'a link for print' }).toEqual(['30px']);
      await takeAway();

      if (inOneEngine(visitor)) {
        await addStyle();
        await expect.poll(() => size(), { message: 'a style element' }).toEqual(['30px']);
        const disable = (disabled: boolean) =>
          driver.run((off) => {
            (document.querySelectorAll('style')[1] as HTMLStyleElement).disabled = off;
          }, disabled);
        await disable(true);
        await expect.poll(() => size(), { message: 'switched off' }).toEqual(['24px']);
        await disable(false);
        await expect.poll(() => size(), { message: 'switched on' }).toEqual(['30px']);
        await takeAway();
      }

      await driver.run(() => void document.styleSheets[0]?.insertRule('.late{font-size:22px}', 1));
      await expect.poll(() => size(), { message: 'a rule that is added' }).toEqual(['33px']);
      await driver.run(() => document.styleSheets[0]?.deleteRule(1));
      await expect.poll(() => size(), { message: 'a rule that is taken away' }).toEqual(['24px']);

      await driver.run(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('.late{font-size:20px}');
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
        Object.assign(window, { sheet });
      });
      await expect.poll(() => size(), { message: 'an adopted sheet' }).toEqual(['30px']);
      await driver.run(() =>
        (window as unknown as { sheet: CSSStyleSheet }).sheet.replaceSync('.late{font-size:40px}'),
      );
      await expect.poll(() => size(), { message: 'rewritten' }).toEqual(['60px']);
      await driver.run(() => {
        const { sheet } = window as unknown as { sheet: CSSStyleSheet };
        const other = new CSSStyleSheet();
        other.replaceSync('.late{font-size:10px}');
        document.adoptedStyleSheets = [...document.adoptedStyleSheets.filter((one) => one !== sheet), other];
      });
      await expect.poll(() => size(), { message: 'replaced by another' }).toEqual(['15px']);

      await driver.run((href) => {
        const link = document.createElement('link');
        link.rel = 'stylesheet';
        link.href = href;
        document.head.append(link);
      }, `${servers.cdn}/unreadable.css`);
      await expect.poll(() => size('far'), { message: 'a sheet of another host' }).toEqual(['27px']);
    });

    test.runIf(inOneEngine(visitor))('are as they were when everything is off', async () => {
      await addStyle();
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
