import { describe, expect, test } from 'vitest';
import { differences, snapshot } from '../../support/snapshot.ts';
import { inOneEngine } from '../../support/some-in-others.ts';
import type { Visitor } from '../../support/visitor.ts';

export function testMovingPictures(visitor: Visitor): void {
  const { driver } = visitor;
  /** How a picture is drawn, and the color of the still that replaces it. */
  const picture = (id: string) =>
    driver.run(async (one) => {
      const inTree = document.getElementById('tree')?.shadowRoot?.getElementById(one);
      const image = (inTree ?? document.getElementById(one)) as HTMLImageElement;
      const { content, opacity } = getComputedStyle(image);
      const { width, height } = image.getBoundingClientRect();
      const url = /blob:[^"]+/.exec(content)?.[0];
      let color = '';
      if (url) {
        const still = new Image();
        still.src = url;
        await still.decode();
        const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
        canvas.drawImage(still, 0, 0);
        color = canvas.getImageData(0, 0, 1, 1).data.join();
      }
      return { color, opacity, box: [width, height] };
    }, id);
  const red = '255,0,0,255';

  describe('moving pictures', () => {
    test('become a still of the first frame in their place; one that may not be read is hidden and keeps its place', async () => {
      await visitor.open('functions/moving');
      const before = await snapshot(driver);
      await visitor.press('Stop movement');
      await expect.poll(() => picture('own')).toEqual({ color: red, opacity: '1', box: [80, 40] });
      await expect.poll(() => picture('far')).toEqual({ color: '', opacity: '0', box: [80, 40] });
      expect((await snapshot(driver)).html).toBe(before.html);
      // A later one follows.
      await driver.run(() => {
        const later = Object.assign(new Image(30, 30), { id: 'later', src: '/functions/moving.gif?later' });
        document.querySelector('main')?.append(later);
      });
      await expect.poll(() => picture('later')).toMatchObject({ color: red, opacity: '1' });
      await driver.run(() => document.getElementById('later')?.remove());
      await visitor.press('Stop movement');
      await expect.poll(async () => differences(before, await snapshot(driver))).toEqual([]);
      expect(await driver.run(() => document.adoptedStyleSheets.length)).toBe(0);
      expect(await visitor.trouble()).toEqual([]);
    });

    test.runIf(inOneEngine(visitor))(
      'so do those in a shadow root, and those that the page carries in itself',
      async () => {
        await visitor.open('functions/moving');
        await driver.run(async () => {
          const bytes = new Uint8Array(await (await fetch('/functions/moving.gif')).arrayBuffer());
          const tree = Object.assign(document.createElement('div'), { id: 'tree' });
          document.querySelector('main')?.append(tree);
          const image = (id: string, src: string) => Object.assign(new Image(30, 30), { id, src });
          tree.attachShadow({ mode: 'open' }).append(image('inside', '/functions/moving.gif'));
          const carried = image('carried', `data:image/gif;base64,${btoa(String.fromCharCode(...bytes))}`);
          document.querySelector('main')?.append(carried);
          await carried.decode();
        });
        await visitor.press('Stop movement');
        for (const id of ['inside', 'carried'])
          await expect.poll(() => picture(id)).toEqual({ color: red, opacity: '1', box: [30, 30] });
        await visitor.press('Stop movement');
        for (const id of ['inside', 'carried'])
          await expect.poll(() => picture(id)).toEqual({ color: '', opacity: '1', box: [30, 30] });
        await visitor.until(() => document.getElementById('tree')?.shadowRoot?.adoptedStyleSheets.length, 0);
        expect(await visitor.trouble()).toEqual([]);
      },
    );

    test.runIf(inOneEngine(visitor))(
      'where the page allows no such pictures, they are hidden and keep their place',
      async () => {
        await visitor.open('functions/moving', { query: 'strict' });
        await visitor.press('Stop movement');
        await expect.poll(() => picture('own')).toEqual({ color: '', opacity: '0', box: [80, 40] });
      },
    );
  });
}
