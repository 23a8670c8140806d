import { describe, expect, test } from 'vitest';
import { inOneEngine } from '../../support/some-in-others.ts';
import type { Visitor } from '../../support/visitor.ts';

export function testIsolation(visitor: Visitor): void {
  const { driver } = visitor;

  describe('other documents', () => {
    test('a page that writes the snippet into itself works; one that writes itself again is left in peace', async () => {
      await visitor.open('host-page/written', { query: 'bare' });
      await visitor.pressTimes('Larger text', 5);
      expect(await visitor.styles('font-size', 'text')).toEqual(['32px']);
      expect(await visitor.trouble()).toEqual([]);
      const trouble = await driver.run(async () => {
        const found: string[] = [];
        document.open();
        document.write('<!doctype html><title>New</title><p id="new">New</p>');
        document.close();
        addEventListener('error', (event) => found.push(event.message));
        addEventListener('unhandledrejection', (event) => found.push(String(event.reason)));
        document.body.append('more');
        await new Promise((resume) => setTimeout(resume, 300));
        return found;
      });
      expect(trouble).toEqual([]);
      expect(await driver.run(() => document.getElementById('new')?.textContent)).toBe('New');
    });

    test.runIf(inOneEngine(visitor))(
      'a frame of the own site follows, and one with a widget of its own has its own button and settings',
      async () => {
        await visitor.open('host-page/frames');
        await visitor.pressTimes('Larger text', 5);
        const inFrames = (id: string, property: string) =>
          driver.run(
            (one, name) =>
              [...document.querySelectorAll('iframe')].map((frame) => {
                const element = frame.contentDocument?.getElementById(one);
                return element ? getComputedStyle(element).getPropertyValue(name) : null;
              }),
            id,
            property,
          );
        // The frame with its own widget learns of the choice like any tab of the site.
        await expect.poll(() => inFrames('px', 'font-size')).toEqual(['28px', '28px']);
        const widgets = () =>
          [...document.querySelectorAll('iframe')].map(
            (frame) => frame.contentDocument?.querySelectorAll('evenway-widget').length,
          );
        await visitor.until(widgets, [0, 1]);
        await driver.press('Escape');
        await driver.run(() => document.querySelectorAll('iframe')[1]?.contentWindow?.Evenway.open());
        const pressed = await driver.run(async () => {
          const frame = document.querySelectorAll('iframe')[1] as HTMLIFrameElement;
          const { inside } = frame.contentWindow as Window;
          const links = await inside.control('Highlight links');
          links.click();
          return links.getAttribute('aria-pressed');
        });
        expect(pressed).toBe('true');
        await expect.poll(async () => (await inFrames('link', 'outline-style'))[1]).toBe('solid');
        expect(await visitor.trouble()).toEqual([]);
      },
    );

    test.runIf(inOneEngine(visitor))(
      'a single-page application that replaces its body keeps the widget and the settings',
      async () => {
        await visitor.open();
        await visitor.pressTimes('Larger text', 5);
        await driver.run(() => {
          const body = document.createElement('body');
          const text = Object.assign(document.createElement('p'), { className: 'px', textContent: 'Another view' });
          body.append(text);
          document.body.replaceWith(body);
          history.pushState(null, '', '/other');
        });
        expect(await driver.run(() => getComputedStyle(document.querySelector('.px') as Element).fontSize)).toBe(
          '28px',
        );
        const isThere = () => {
          const { width, bottom } = (window.inside.query('.b') as Element).getBoundingClientRect();
          return [width, innerHeight - bottom];
        };
        await visitor.until(isThere, [48, 20]);
      },
    );
  });
}
