import { describe, expect, test } from 'vitest';
import { differences, type Snapshot } from '../../support/snapshot.ts';
import { inOneEngine } from '../../support/some-in-others.ts';
import type { Visitor } from '../../support/visitor.ts';

export function testFrames(visitor: Visitor): void {
  const { driver } = visitor;

  /** One computed value of elements in frames, each identified by the ids of its frames and its own. */
  const styles = (property: string, ...ways: string[]) =>
    driver.run(
      (name, list) =>
        list.map((way) => {
          const ids = way.split(' ');
          let inner: Document | ShadowRoot | null = document;
          for (const id of ids.slice(0, -1)) {
            const step: Element | null = inner?.querySelector(`#${id}`) ?? null;
            inner = step?.shadowRoot ?? (step as HTMLIFrameElement | null)?.contentDocument ?? null;
          }
          const element = inner?.querySelector(ids.at(-1) as string);
          return element ? getComputedStyle(element).getPropertyValue(name) : 'missing';
        }),
      property,
      ways,
    );
  const all = ['own #text', 'own #small', 'own shadow b', 'own nested #text', 'written #text'];
  const plain = ['18px', '12px', '10px', '18px', '14px'];
  const grown = ['27px', '18px', '15px', '27px', '21px'];
  const untilLoaded = () => expect.poll(() => styles('font-size', ...all)).toEqual(plain);

  /** The markup and the adopted sheets of every reachable frame. */
  const framesAsText = (): Promise<Snapshot> =>
    driver.run(() => {
      const outer = [...document.querySelectorAll('iframe')].flatMap((frame) => frame.contentDocument ?? []);
      const inner = outer.flatMap((one) =>
        [...one.querySelectorAll('iframe')].flatMap((frame) => frame.contentDocument ?? []),
      );
      const documents = [...outer, ...inner];
      return {
        html: documents.map((one) => one.documentElement.outerHTML).join(),
        styles: documents.map((one) => `frame;sheets:${one.adoptedStyleSheets.length}`),
      };
    });

  describe('W49 frames of the page itself follow the settings', () => {
    test('those that are there, nested ones, shadow roots in them; and go back to the byte', async () => {
      await visitor.open('engine/frames');
      await untilLoaded();
      const before = await framesAsText();
      await visitor.pressTimes('Larger text', 3);
      await expect.poll(() => styles('font-size', ...all)).toEqual(grown);
      await visitor.press('Reset all');
      await expect.poll(() => styles('font-size', ...all)).toEqual(plain);
      expect(differences(before, await framesAsText())).toEqual([]);
      expect(await visitor.trouble()).toEqual([]);
    });

    test.runIf(inOneEngine(visitor))(
      'frames that come later or go to another page, what comes later in them, and colors; a sandboxed one is left alone, and nothing fails',
      async () => {
        await visitor.open('engine/frames');
        await untilLoaded();
        await visitor.pressTimes('Larger text', 3);
        await expect.poll(() => styles('font-size', ...all)).toEqual(grown);
        await driver.run(() => {
          const frame = document.createElement('iframe');
          frame.id = 'late';
          frame.src = '/engine/frame.html?bare&late';
          document.body.append(frame);
          (document.getElementById('written') as HTMLIFrameElement).removeAttribute('srcdoc');
          (document.getElementById('written') as HTMLIFrameElement).src = '/engine/frame.html?bare&other';
        });
        await expect.poll(() => styles('font-size', 'late #text', 'written #text')).toEqual(['27px', '27px']);
        await driver.run(() => {
          const inner = (document.getElementById('own') as HTMLIFrameElement).contentDocument as Document;
          const style = inner.createElement('style');
          style.textContent = '#text{font-size:30px}';
          inner.head.append(style);
          const late = inner.createElement('p');
          late.id = 'late';
          late.style.fontSize = '20px';
          late.textContent = 'Late';
          inner.body.append(late);
        });
        await expect.poll(() => styles('font-size', 'own #text', 'own #late')).toEqual(['45px', '30px']);
        await visitor.press('Reset all');
        await expect.poll(() => styles('font-size', 'late #text', 'written #text')).toEqual(['18px', '18px']);
        await visitor.choose('Contrast', 'Dark');
        await expect
          .poll(() => styles('color', 'own #text', 'own nested #text'))
          .toEqual(['rgb(255, 255, 255)', 'rgb(255, 255, 255)']);
        await visitor.choose('Contrast', 'Stronger colors');
        await expect
          .poll(async () => {
            const [own = '', nested = ''] = await styles('color', 'own #text', 'own nested #text');
            return [own, nested].every((color) => Number(/\d+/.exec(color)?.[0] ?? 255) < 100);
          })
          .toBe(true);
        expect(
          await driver.run(() => (document.getElementById('sandboxed') as HTMLIFrameElement).contentDocument),
        ).toBeNull();
        expect(await visitor.trouble()).toEqual([]);
      },
    );

    test.runIf(inOneEngine(visitor))('a frame with a widget of its own is styled by that one alone', async () => {
      await visitor.open('host-page/frames');
      const size = () =>
        driver.run(() =>
          [...document.querySelectorAll('iframe')].map((frame) => {
            const element = frame.contentDocument?.getElementById('px');
            return element ? getComputedStyle(element).fontSize : '';
          }),
        );
      await expect.poll(size).toEqual(['14px', '14px']);
      await visitor.pressTimes('Larger text', 3);
      await expect.poll(async () => (await size())[0]).toBe('21px');
      // Its own widget follows the stored settings; styled by both, it would be larger still.
      await expect.poll(async () => (await size())[1]).toBe('21px');
    });
  });
}
