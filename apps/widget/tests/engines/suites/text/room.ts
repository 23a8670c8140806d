import { describe, expect, test } from 'vitest';
import { differences, snapshot } from '../../support/snapshot.ts';
import { inOneEngine, sampleOf } from '../../support/some-in-others.ts';
import type { Visitor } from '../../support/visitor.ts';

/** Boxes that hide some of their text. */
function cutBoxes(): string[] {
  return [...document.body.querySelectorAll<HTMLElement>('*')].flatMap((box, index) => {
    const { overflowX, overflowY } = getComputedStyle(box);
    const isSeen = box.clientWidth > 2 && box.clientHeight > 2 && box.textContent?.trim();
    const isCut =
      (/hidden|clip/.test(overflowY) && box.scrollHeight > box.clientHeight + 2) ||
      (/hidden|clip/.test(overflowX) && box.scrollWidth > box.clientWidth + 2);
    return isSeen && isCut ? [`${index} ${box.localName}.${box.className}`] : [];
  });
}

export function testTextRoom(visitor: Visitor): void {
  const { driver } = visitor;
  const overflow = () => driver.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

  describe('room for larger text', () => {
    test('boxes grow, rows wrap and tables scroll, and what the page cuts off itself stays', async () => {
      await driver.resize(390, 800);
      await visitor.visit('text/room');
      const before = await snapshot(driver);
      const heights = () =>
        driver.run(() =>
          Object.fromEntries(
            [...document.querySelectorAll<HTMLElement>('[id]')].map((one) => [one.id, one.offsetHeight]),
          ),
        );
      const plain = await heights();
      expect(await overflow()).toBeLessThanOrEqual(0);
      await visitor.pressMainButton();
      await visitor.pressTimes('Larger text', 5);
      await expect.poll(() => driver.run(cutBoxes)).toEqual([expect.stringContaining('shut')]);
      await expect.poll(overflow).toBeLessThanOrEqual(0);
      const grown = await heights();
      for (const id of ['select', 'name', 'tile', 'spill', 'row'])
        expect(grown[id], id).toBeGreaterThan(plain[id] as number);
      expect(grown.shut).toBe(plain.shut);
      // What scrolls anyway may go on outside.
      expect(await visitor.styles('flex-wrap', 'row', 'scrolled')).toEqual(['wrap', 'nowrap']);
      await visitor.press('Reset all');
      expect(differences(before, await snapshot(driver))).toEqual([]);
    });

    test('W109 content that arrives later gets its room too, and the reader keeps their place', async () => {
      await driver.resize(390, 800);
      await visitor.open('text/room');
      await visitor.pressTimes('Larger text', 5);
      const onlyShut = [expect.stringContaining('shut')];
      await expect.poll(() => driver.run(cutBoxes)).toEqual(onlyShut);
      const scrolled = await driver.run(() => {
        const lines = Array.from({ length: 60 }, () =>
          Object.assign(document.createElement('p'), { textContent: 'One line' }),
        );
        const late = Object.assign(document.createElement('div'), {
          className: 'late',
          textContent: 'Two lines of text in a box for two.',
        });
        document.body.append(...lines, late);
        scrollTo(0, 1e6);
        return scrollY;
      });
      expect(await driver.run(cutBoxes)).toContainEqual(expect.stringContaining('late'));
      // The next look waits fifty times as long as the last one took, and our own looks in between make it slower.
      await expect.poll(() => driver.run(cutBoxes), { timeout: 120_000, interval: 500 }).toEqual(onlyShut);
      expect(await driver.run(() => scrollY)).toBe(scrolled);
    });

    test('W109 content in what a class has opened gets its room too', async () => {
      await visitor.open('text/room');
      await visitor.pressTimes('Larger text', 5);
      const onlyShut = [expect.stringContaining('shut')];
      await expect.poll(() => driver.run(cutBoxes)).toEqual(onlyShut);
      await driver.run(() => document.querySelector('#fold')?.classList.add('open'));
      await visitor.untilDrawn();
      await driver.run(() => {
        const entry = Object.assign(document.createElement('div'), {
          textContent: 'Two lines of text in a box for two.',
        });
        document.querySelector('#fold')?.append(entry);
      });
      expect(await driver.run(cutBoxes)).toHaveLength(3);
      await expect.poll(() => driver.run(cutBoxes), { timeout: 120_000, interval: 500 }).toEqual(onlyShut);
    });

    test('W54 what is outside already goes no farther, and what unfolds shows all (USWDS, Spectre)', async () => {
      await driver.resize(390, 800);
      await visitor.visit('text/limits');
      const before = await snapshot(driver);
      const usual = await overflow();
      expect(usual).toBeGreaterThan(100);
      expect(await driver.run(cutBoxes)).toEqual([]);
      await visitor.pressMainButton();
      await visitor.pressTimes('Larger text', 5);
      const size = () => driver.run(() => getComputedStyle(document.querySelector('td') as Element).fontSize);
      await expect.poll(size).toBe('32px');
      await expect.poll(overflow).toBeLessThanOrEqual(usual);
      await expect.poll(() => driver.run(cutBoxes)).toEqual([]);
      const height = () => driver.run(() => document.querySelector<HTMLElement>('.body')?.offsetHeight);
      expect(await height()).toBeGreaterThan(200);
      await driver.run(() => document.querySelector<HTMLElement>('#fold')?.click());
      expect(await height()).toBe(0);
      await driver.run(() => document.querySelector<HTMLElement>('#fold')?.click());
      await visitor.press('Reset all');
      expect(differences(before, await snapshot(driver))).toEqual([]);
    });

    test('W87 tabs in a column do not run into the text beside them, and two columns stay two (Material Kit)', async () => {
      await visitor.visit('text/columns');
      const before = await snapshot(driver);
      const apart = { columns: 2, isOver: false, drawer: 120 };
      const look = () =>
        driver.run(() => {
          const lefts = [...document.querySelectorAll('#two li')].map((one) => one.getBoundingClientRect().left);
          const pane = (document.querySelector('#pane') as Element).getBoundingClientRect();
          const words = document.createRange();
          words.selectNodeContents(document.querySelector('#tabs') as Element);
          const isOver = [...words.getClientRects()].some(({ right }) => right > pane.left + 1);
          const drawer = (document.querySelector('#drawer') as Element).getBoundingClientRect().width;
          return { columns: new Set(lefts).size, isOver, drawer };
        });
      expect(await look()).toEqual(apart);
      await visitor.pressMainButton();
      await visitor.pressTimes('Larger text', 5);
      const size = () => driver.run(() => getComputedStyle(document.querySelector('#pane') as Element).fontSize);
      await expect.poll(size).toBe('32px');
      await expect.poll(look).toEqual(apart);
      await visitor.press('Reset all');
      expect(differences(before, await snapshot(driver))).toEqual([]);
    });

    test('W88 a column is as wide as its longest word, and what cannot be is divided by syllables (Start Bootstrap)', async () => {
      await visitor.visit('text/words');
      const before = await snapshot(driver);
      const look = () =>
        driver.run(() => {
          const linesOf = (id: string, word: string) => {
            const node = document.getElementById(id)?.firstChild as Text;
            const range = document.createRange();
            range.setStart(node, node.data.indexOf(word));
            range.setEnd(node, node.data.indexOf(word) + word.length);
            return new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top)).size;
          };
          const hyphens = ['side', 'broken', 'chinese'].map((id) => {
            const style = getComputedStyle(document.getElementById(id) as Element);
            return style.getPropertyValue('hyphens') || style.getPropertyValue('-webkit-hyphens');
          });
          return { title: linesOf('title', 'businesses.'), side: linesOf('side', 'Documentation'), hyphens };
        });
      expect(await look()).toEqual({ title: 1, side: 1, hyphens: ['manual', 'manual', 'manual'] });
      await visitor.pressMainButton();
      await visitor.pressTimes('Larger text', 5);
      await expect.poll(look).toEqual({ title: 1, side: expect.any(Number), hyphens: ['auto', 'manual', 'manual'] });
      // The second column goes below the first.
      const tops = await driver.run(() =>
        ['column', 'beside'].map((id) => document.getElementById(id)?.getBoundingClientRect().top ?? 0),
      );
      expect(tops[1]).toBeGreaterThan(tops[0] as number);
      await expect.poll(overflow).toBeLessThanOrEqual(0);
      await visitor.press('Reset all');
      expect(differences(before, await snapshot(driver))).toEqual([]);
    });

    test('W89 what a page places itself covers nothing, is not cut off, and stays away until it has the focus (USWDS, Angular Material, Now UI, Black Dashboard, Gentelella)', async () => {
      await driver.resize(390, 800);
      await visitor.visit('text/placed');
      const before = await snapshot(driver);
      const right = { skip: false, covered: false, cut: false, outside: false, beside: false, badge: false };
      const look = () =>
        driver.run(() => {
          const box = (id: string) => (document.getElementById(id) as Element).getBoundingClientRect();
          const words = document.createRange();
          words.selectNodeContents(document.getElementById('line')?.lastChild as Node);
          const name = document.createRange();
          name.selectNodeContents(document.getElementById('name') as Node);
          const covers = (one: DOMRect, other: DOMRect) =>
            one.left < other.right - 2 &&
            other.left < one.right - 2 &&
            one.top < other.bottom - 12 &&
            other.top < one.bottom - 12;
          return {
            skip: box('skip').bottom > 1 || box('second').bottom > 1,
            covered: [...words.getClientRects()].some((one) =>
              [...name.getClientRects()].some((other) => covers(one, other)),
            ),
            cut: box('label').top < box('field').top - 3,
            outside: box('group').left < box('card').left - 3,
            badge: [...(document.getElementById('entry') as Element).getClientRects()].some((line) =>
              covers(line, box('badge')),
            ),
            beside: box('change').right > box('chart').left + 3,
          };
        });
      expect(await look()).toEqual(right);
      await visitor.pressMainButton();
      await visitor.pressTimes('Larger text', 5);
      const size = () => driver.run(() => getComputedStyle(document.querySelector('#name') as Element).fontSize);
      await expect.poll(size).toBe('32px');
      await expect.poll(look).toEqual(right);
      // Pages insert elements before them later (AdminLTE).
      await driver.run(() => document.body.prepend(document.createElement('div')));
      expect(await look()).toEqual(right);
      await driver.run(() => document.body.firstElementChild?.remove());
      await driver.run(() => document.getElementById('skip')?.focus());
      // A resized WebKit window has no focus, and then nothing in it has.
      if (await driver.run(() => document.hasFocus()))
        await expect.poll(() => driver.run(() => document.getElementById('skip')?.getBoundingClientRect().top)).toBe(0);
      await driver.run(() => document.getElementById('skip')?.blur());
      await visitor.press('Reset all');
      expect(differences(before, await snapshot(driver))).toEqual([]);
    });

    test('W108 a bar that stands still at the top shows all of its words, and the page begins below it (Freelancer, Resume, New Age)', async () => {
      await driver.resize(390, 800);
      await visitor.visit('text/top-bar');
      const before = await snapshot(driver);
      const look = () =>
        driver.run(() => {
          const box = (id: string) => (document.getElementById(id) as Element).getBoundingClientRect();
          const words = document.createRange();
          words.selectNodeContents(document.getElementById('brand') as Node);
          return {
            isCut: words.getBoundingClientRect().right > innerWidth,
            isCovered: box('title').top < box('bar').bottom - 1,
            // Below the bar, and not below anything else that is fixed beside the page.
            isFar: box('title').top > 370,
            // The background of a transparent bar.
            heroTop: box('hero').top,
          };
        });
      const right = { isCut: false, isCovered: false, isFar: false, heroTop: 0 };
      expect(await look()).toEqual(right);
      await visitor.pressMainButton();
      await visitor.pressTimes('Larger text', 5);
      const size = () => driver.run(() => getComputedStyle(document.querySelector('#title') as Element).fontSize);
      await expect.poll(size).toBe('48px');
      await expect.poll(look).toEqual(right);
      await visitor.press('Reset all');
      expect(differences(before, await snapshot(driver))).toEqual([]);
    });

    describe('menus of a fixed width beside the page (Spectre, AdminLTE)', () => {
      const open = async (layout: string, header = '') => {
        await driver.resize(1280, 800);
        await visitor.visit('text/bars');
        await driver.run(
          (its, name) => {
            document.body.dataset.layout = its;
            document.body.className = name;
          },
          layout,
          header,
        );
      };
      const enlarge = async () => {
        await visitor.pressMainButton();
        await visitor.pressTimes('Larger text', 5);
        const size = () => driver.run(() => getComputedStyle(document.querySelector('#word') as Element).fontSize);
        await expect.poll(size).toBe('32px');
      };
      const look = () =>
        driver.run(() => {
          const box = (id: string) => (document.getElementById(id) as Element).getBoundingClientRect();
          const words = document.createRange();
          words.selectNodeContents(document.getElementById('word') as Node);
          const lines = new Set([...words.getClientRects()].map(({ top }) => top)).size;
          return {
            lines,
            isInside: words.getBoundingClientRect().right <= box('menu').right,
            isBeside: box('title').left >= box('menu').right - 1,
            isOut: document.documentElement.scrollWidth > document.documentElement.clientWidth,
          };
        });
      const field = () => driver.run(() => document.querySelector<HTMLElement>('#field')?.offsetWidth ?? 0);

      test.for(sampleOf(visitor, ['column', 'margin', 'grid'], ['margin', 'grid'], ['grid']))(
        'W103 words stay whole, and nothing is covered (%s)',
        async (layout) => {
          await open(layout);
          const before = await snapshot(driver);
          await enlarge();
          await expect.poll(look).toEqual({ lines: 1, isInside: true, isBeside: true, isOut: false });
          await visitor.press('Reset all');
          expect(differences(before, await snapshot(driver))).toEqual([]);
        },
      );

      test.runIf(inOneEngine(visitor))(
        'W103 where there is no room, words are divided rather than drawn over the page',
        async () => {
          await open('tight');
          await enlarge();
          await new Promise((resolve) => setTimeout(resolve, 500));
          await expect.poll(look).toEqual({ lines: expect.any(Number), isInside: true, isBeside: true, isOut: false });
        },
      );

      test('W104 a field beside larger buttons can be typed into, unless its row would grow over the page', async () => {
        await open('column');
        await enlarge();
        await expect.poll(field).toBeGreaterThan(120);
        expect(await driver.run(() => document.querySelector('#brand')?.clientHeight)).toBeGreaterThan(40);
        if (!inOneEngine(visitor)) return;
        await open('column', 'narrow');
        await enlarge();
        await new Promise((resolve) => setTimeout(resolve, 500));
        const rows = await driver.run(() => [
          document.getElementById('bar')?.getBoundingClientRect().bottom ?? 0,
          document.getElementById('title')?.getBoundingClientRect().top ?? 0,
        ]);
        expect(rows[0]).toBeLessThanOrEqual(rows[1] as number);
      });
    });

    test.runIf(inOneEngine(visitor))(
      'labels of a real form are not cut off (Bootstrap, startbootstrap-creative)',
      async () => {
        await visitor.visit('modules/startbootstrap-creative/dist/index');
        const plain = await driver.run(cutBoxes);
        await visitor.pressMainButton();
        await visitor.pressTimes('Larger text', 3);
        const labels = async () =>
          (await driver.run(cutBoxes)).filter((box) => !plain.includes(box) && box.includes('label'));
        const size = () => driver.run(() => getComputedStyle(document.querySelector('label') as Element).fontSize);
        await expect.poll(size).toBe('24px');
        await expect.poll(labels).toEqual([]);
      },
    );
  });
}
