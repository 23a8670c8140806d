import { describe, expect, test } from 'vitest';
import { differences, snapshot } from '../../support/snapshot.ts';
import { inOneEngine, sampleOf } from '../../support/some-in-others.ts';
import type { Visitor } from '../../support/visitor.ts';
import { visitWith } from '../../support/with-settings.ts';

export function testPictures(visitor: Visitor): void {
  const { driver } = visitor;
  const captions = () =>
    [...(window.inside.query('.alts')?.querySelectorAll('.alt') ?? [])]
      .filter((one) => one.getClientRects().length > 0)
      .map((one) => one.textContent)
      .sort();

  describe('image descriptions', () => {
    test.runIf(inOneEngine(visitor))(
      'pictures in sight carry their author’s words, decoration none, and what has none says so',
      async () => {
        await visitor.visit('functions/reading');
        const before = await snapshot(driver);
        await visitWith(visitor, 'functions/reading', { altText: 'on' });
        await visitor.until(captions, ['A harbour at night', 'Home', 'No description']);
        // Each is on its picture, and follows it.
        const isOn = () => {
          const label = [...(window.inside.query('.alts') as Element).querySelectorAll('.alt')].find(
            (one) => one.textContent === 'A harbour at night',
          ) as Element;
          const [own, other] = [label, document.getElementById('photo') as Element].map((one) =>
            one.getBoundingClientRect(),
          );
          return (
            Math.abs((own?.bottom ?? 0) - (other?.bottom ?? 99)) < 2 &&
            Math.abs((own?.left ?? 0) - (other?.left ?? 99)) < 2
          );
        };
        await visitor.until(isOn, true);
        await driver.run(() => scrollTo(0, 60));
        await visitor.until(isOn, true);
        await driver.run(() => scrollTo(0, 2000));
        await visitor.until(captions, []);
        await driver.run(() => {
          scrollTo(0, 0);
          const later = Object.assign(new Image(90, 90), { src: '/hero.png', alt: 'Came later', id: 'later' });
          document.querySelector('main')?.prepend(later);
        });
        await expect.poll(() => driver.run(captions)).toContain('Came later');
        await driver.run(() => {
          document.getElementById('later')?.remove();
          window.Evenway.remove();
        });
        expect(differences(before, await snapshot(driver))).toEqual([]);
        expect(await visitor.trouble()).toEqual([]);
      },
    );
  });

  describe('W48 hide pictures', () => {
    test.runIf(inOneEngine(visitor))(
      'W48 what names a control stays or is told in words; icons of style sheets stay',
      async () => {
        await visitor.open('functions/reading');
        const before = await snapshot(driver);
        await visitor.press('Hide pictures and videos');
        // The photo and the decoration disappear; the small icon and the one without a text alternative stay.
        await expect
          .poll(() => visitor.styles('opacity', 'photo', 'decoration', 'symbol', 'untold'))
          .toEqual(['0', '0', '1', '1']);
        expect((await visitor.styles('background-image', 'burger'))[0]).toContain('data:image/svg');
        await visitor.until(captions, ['A harbour at night']);
        await visitor.press('Hide pictures and videos');
        await visitor.until(captions, []);
        expect(differences(before, await snapshot(driver))).toEqual([]);
      },
    );

    test('W48 every kind of picture goes, also one that comes later; arrows, ticks and symbols of controls stay', async () => {
      await visitor.open('functions/pictures');
      const before = await snapshot(driver);
      const backgrounds = () => visitor.styles('background-image', 'arrow', 'tick', 'mail', 'banner', 'inline');
      const [arrow, tick, mail] = await backgrounds();
      await visitor.press('Hide pictures and videos');
      await expect.poll(backgrounds).toEqual([arrow, tick, mail, 'none', 'none']);
      expect(await visitor.styles('list-style-image', 'bullets')).toEqual(['none']);
      expect(await visitor.styles('border-image-source', 'framed')).toEqual(['none']);
      expect(await visitor.styles('opacity', 'drawing', 'canvas', 'film', 'sign', 'form')).toEqual([
        '0',
        '0',
        '0',
        '1',
        '1',
      ]);
      // By rules: nothing is measured for it.
      const late = await driver.run(() => {
        const card = Object.assign(document.createElement('section'), { className: 'never-seen' });
        card.style.cssText = 'width:300px;height:200px;background:url(/hero.png)';
        document.body.append(card);
        const { backgroundImage } = getComputedStyle(card);
        card.remove();
        return backgroundImage;
      });
      expect(late).toBe('none');
      await visitor.press('Hide pictures and videos');
      expect(differences(before, await snapshot(driver))).toEqual([]);
    });

    test.runIf(inOneEngine(visitor))(
      'W48 hidden background pictures leave text readable in every contrast mode',
      async () => {
        for (const contrast of sampleOf(visitor, ['', 'dark', 'light', 'own'], ['', 'dark', 'own'], [])) {
          await visitWith(visitor, 'page', { hideMedia: 'on', ...(contrast && { contrast }) });
          const ratio = () => {
            const paper = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
            /** The browser itself reads the color, in any color space. */
            const luminance = (color: string) => {
              Object.assign(paper as object, { fillStyle: color });
              paper?.fillRect(0, 0, 1, 1);
              const [red = 0, green = 0, blue = 0] = Array.from(paper?.getImageData(0, 0, 1, 1).data ?? [], (value) => {
                const share = value / 255;
                return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
              });
              return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
            };
            let at = document.querySelector('#hero h2') as Element | null;
            const text = luminance(getComputedStyle(at as Element).color);
            let background = 'rgb(255, 255, 255)';
            for (; at; at = at.parentElement) {
              const { backgroundColor, backgroundImage } = getComputedStyle(at);
              if (backgroundImage.includes('url(')) return 0;
              if (!/^rgba.*, 0\)$|\/ 0\)$|^transparent$/.test(backgroundColor)) {
                background = backgroundColor;
                break;
              }
            }
            const back = luminance(background);
            return (Math.max(text, back) + 0.05) / (Math.min(text, back) + 0.05);
          };
          await expect.poll(() => driver.run(ratio), { message: contrast }).toBeGreaterThan(7);
        }
      },
    );
  });
}
