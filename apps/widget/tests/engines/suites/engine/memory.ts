import { describe, expect, test } from 'vitest';
import type { Visitor } from '../../support/visitor.ts';

export function testMemory(visitor: Visitor): void {
  const { driver } = visitor;

  describe('W53 what the page throws away can go', () => {
    // Only Chromium lets a page trigger garbage collection.
    test.runIf(driver.name === 'chromium')(
      'shadow roots and frames, while settings are on',
      {
        timeout: 180_000,
      },
      async () => {
        await visitor.open('page');
        await visitor.pressTimes('Larger text', 3);
        await visitor.choose('Contrast', 'Stronger colors');
        await visitor.press('Mute sounds');
        await visitor.press('Stop movement');
        const [styled, alive] = await driver.run(async () => {
          const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
          const roots: WeakRef<ShadowRoot>[] = [];
          const documents: WeakRef<Document>[] = [];
          let grown = 0;
          // A separate function, so that nothing of a round is retained by the next.
          const round = async () => {
            const holder = document.createElement('div');
            for (let index = 0; index < 40; index++) {
              const host = document.createElement('x-short-lived');
              const root = host.attachShadow({ mode: 'open' });
              root.innerHTML = `<style>p{font-size:${10 + index}px}</style><p>Short-lived</p>`;
              roots.push(new WeakRef(root));
              holder.append(host);
            }
            const frame = document.createElement('iframe');
            holder.append(frame);
            document.body.append(holder);
            for (let turn = 0; turn < 800; turn++) {
              await pause(50);
              const first = holder.querySelector('x-short-lived')?.shadowRoot?.querySelector('p') as Element;
              if (getComputedStyle(first).fontSize !== '15px') continue;
              grown++;
              break;
            }
            // Until the effects of a change of the page have been found.
            await pause(200);
            if (frame.contentDocument) documents.push(new WeakRef(frame.contentDocument));
            holder.remove();
          };
          for (let count = 0; count < 5; count++) await round();
          await pause(200);
          const { gc } = window as unknown as { gc: () => void };
          const left = (list: WeakRef<object>[]) => list.filter((one) => one.deref()).length;
          for (let turn = 0; turn < 250 && left(roots) + left(documents) > 0; turn++) {
            await pause(100);
            gc();
          }
          return [grown, { roots: left(roots), documents: left(documents) }] as const;
        });
        expect(styled).toBe(5);
        expect(alive).toEqual({ roots: 0, documents: 0 });
      },
    );

    test.runIf(driver.name === 'chromium')('what comes and goes while a long look is paid for', async () => {
      await visitor.open('page');
      await visitor.choose('Contrast', 'Stronger colors');
      const alive = await driver.run(async () => {
        const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
        // The widget looks up each new name when it inspects new elements, which takes a second and a half.
        const known = customElements.get;
        const looked = new Promise<void>((resolve) => {
          customElements.get = (name) => {
            if (name === 'x-slow-look') {
              const end = performance.now() + 1500;
              while (performance.now() < end);
              resolve();
            }
            return known.call(customElements, name);
          };
        });
        for (let turn = 0; turn < 200; turn++) {
          document.body.append(document.createElement('x-slow-look'));
          if (await Promise.race([looked.then(() => true), pause(100)])) break;
        }
        // A separate function, so that its element is not retained by this one.
        const comeAndGo = async () => {
          const passing = document.createElement('div');
          document.body.append(passing);
          await pause(50);
          passing.remove();
          return new WeakRef(passing);
        };
        const passing = await comeAndGo();
        const { gc } = window as unknown as { gc: () => void };
        for (let turn = 0; turn < 100 && passing.deref(); turn++) {
          await pause(100);
          gc();
        }
        return passing.deref() !== undefined;
      });
      expect(alive).toBe(false);
    });
  });
}
