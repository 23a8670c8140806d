import { describe, expect, test } from 'vitest';
import { differences, snapshot } from '../../support/snapshot.ts';
import { inOneEngine } from '../../support/some-in-others.ts';
import type { Visitor } from '../../support/visitor.ts';

export function testHostPage(visitor: Visitor): void {
  const { driver, servers } = visitor;

  describe('the page around it', () => {
    test('changes in nothing before something is switched on', async () => {
      // The page with the widget has one more script element.
      const look = async () => {
        const { styles } = await snapshot(driver);
        return { html: '', styles: styles.filter((style) => !style.startsWith('script')) };
      };
      await visitor.goto('page', { query: 'bare' });
      const bare = await look();
      await visitor.open();
      expect(differences(bare, await look())).toEqual([]);
    });

    test('may run where storage is blocked: all works for this view, and no visit is counted', async () => {
      await servers.forget();
      await visitor.open('page', { before: ['blocked-storage'] });
      await visitor.press('Highlight links');
      expect(await visitor.styles('outline-style', 'link')).toEqual(['solid']);
      await expect.poll(() => visitor.asked('/uses/')).toEqual(['POST /widget/uses/live/links']);
      expect(await visitor.asked('/visits/')).toEqual([]);
      expect(await visitor.trouble()).toEqual([]);
    });

    test.runIf(inOneEngine(visitor))('stays as it is in a browser too old for the widget', async () => {
      await visitor.goto('page', { before: ['no-adopted-sheets'] });
      expect(await driver.run(() => ['Evenway' in window, document.querySelector('evenway-widget')])).toEqual([
        false,
        null,
      ]);
    });

    test('W20 has one widget from two copies, and none after it was removed', async () => {
      await visitor.goto('page', { query: 'bare' });
      const before = await snapshot(driver);
      const globals = () => driver.run(() => Object.getOwnPropertyNames(window).length);
      const plain = await globals();
      for (let round = 0; round < 2; round++) {
        await driver.run(async (src) => {
          const copies = [1, 2].map(() => {
            const script = document.createElement('script');
            script.src = `${src}/widget.js`;
            script.setAttribute('data-widget-id', 'live');
            document.head.append(script);
            return new Promise<void>((resolve) => {
              script.onload = () => resolve(script.remove());
            });
          });
          await Promise.all(copies);
        }, servers.cdn);
        await visitor.untilButton();
        expect(await driver.run(() => document.querySelectorAll('evenway-widget').length)).toBe(1);
        expect(await globals()).toBe(plain + 1);
        await visitor.pressMainButton();
        await visitor.press('Highlight links');
        await driver.run(() => window.Evenway.remove());
        await expect.poll(async () => differences(before, await snapshot(driver))).toEqual([]);
        await driver.run(() => localStorage.clear());
        expect(await globals()).toBe(plain);
      }
    });

    test.runIf(inOneEngine(visitor))(
      'W20 stays away once removed, also when a check of its position was due',
      async () => {
        await servers.forget();
        await visitor.visit();
        await driver.run(() => {
          const bar = document.createElement('div');
          bar.style.cssText = 'position:fixed;inset:0';
          document.body.append(bar);
          dispatchEvent(new Event('scroll'));
          window.Evenway.remove();
        });
        await expect.poll(async () => (await visitor.asked('/move-')).length).toBe(1);
        await driver.run(() => new Promise((resume) => setTimeout(resume, 300)));
        expect(await driver.run(() => document.querySelectorAll('evenway-widget').length)).toBe(0);
      },
    );

    test.runIf(driver.showAsPrinted)('is printed without us (Chromium alone can be asked to show it)', async () => {
      await visitor.open();
      await visitor.choose('Contrast', 'Dark');
      await visitor.until(
        () => getComputedStyle(document.getElementById('inherit') as Element).color,
        'rgb(255, 255, 255)',
      );
      await driver.showAsPrinted?.(true);
      const seen = await driver.run(() => ({
        button: window.inside.query('.b')?.getClientRects().length,
        color: getComputedStyle(document.getElementById('inherit') as Element).color,
      }));
      await driver.showAsPrinted?.(false);
      expect(seen).toEqual({ button: 0, color: 'rgb(51, 51, 51)' });
    });

    test.runIf(inOneEngine(visitor))('may bring content later, which follows the settings', async () => {
      await servers.forget();
      await visitor.open('page', { query: 'hold=follow' });
      await visitor.pressTimes('Larger text', 5);
      await addContent();
      // Content that arrived before the part that follows the page, and then content after it.
      await servers.forget();
      await visitor.until(contentSizes, ['22px', '28px', '46px', '30px']);
      await driver.run(() => {
        for (const one of document.querySelectorAll('.new')) one.remove();
      });
      await addContent();
      await visitor.until(contentSizes, ['22px', '28px', '46px', '30px']);

      function addContent(): Promise<void> {
        return driver.run(() => {
          const sheet = document.createElement('style');
          sheet.textContent = '.late{font-size:11px}';
          document.head.append(sheet);
          for (const [name, style] of [
            ['late', ''],
            ['px', ''],
            ['', 'font-size: 23px'],
          ] as const) {
            const p = document.createElement('p');
            p.className = `${name} new`;
            if (style) p.setAttribute('style', style);
            p.textContent = 'New';
            document.querySelector('main')?.append(p);
          }
          const card = document.createElement('x-card');
          card.className = 'new';
          document.querySelector('main')?.append(card);
        });
      }

      function contentSizes(): string[] {
        return [...document.querySelectorAll('.new')].map(
          (one) => getComputedStyle(one.shadowRoot?.firstElementChild ?? one).fontSize,
        );
      }
    });
  });
}
