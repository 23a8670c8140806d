import { describe, expect, test } from 'vitest';
import { sampleOf } from '../../support/some-in-others.ts';
import type { Visitor } from '../../support/visitor.ts';

const names = ['.a', '.b', '.c', 'p', 'span', '.a .b', ':root', 'body', '#x', ':where(.c)', 'div > p'];
const nestedNames = ['&.b', '.c &', '& .a', '> p', '.b', '& + &', '&', ':is(&, .c)', '& > span'];
const groups = [
  '@media (min-width:1px)',
  '@media print',
  '@supports (display:grid)',
  '@layer one',
  '@layer two',
  '@container (min-width:1px)',
  '@scope (.a)',
  '@scope (div) to (.c)',
];

/** Rules nested in rules and conditions, with declarations before, between and after; the same for the same seed. */
function randomSheet(seed: number): string {
  let state = seed;
  const random = (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
  const pick = (all: readonly string[]) => all[random(all.length)] as string;
  const size = () =>
    pick([
      `font-size:${8 + random(30)}px;`,
      `font-size:${(5 + random(20)) / 10}rem;`,
      `font-size:${(8 + random(6)) / 10}em;`,
      `font-size:${8 + random(30)}px!important;`,
      `font:italic ${10 + random(20)}px/1.5 serif;`,
      '',
    ]);
  const inner = (depth: number, inStyle: boolean): string => {
    let css = inStyle ? size() : '';
    for (let left = depth > 3 ? 0 : random(4); left > 0; left--) {
      const kind = random(3);
      if (kind === 0) css += `${pick(inStyle ? nestedNames : names)}{${inner(depth + 1, true)}}`;
      else if (kind === 1) css += `${pick(groups)}{${inner(depth + 1, inStyle)}}`;
      else if (inStyle) css += size();
    }
    return css;
  };
  let css = '@layer zero;';
  for (let rule = 0; rule < 8; rule++)
    css += random(3) > 0 ? `${pick(names)}{${inner(1, true)}}` : `${pick(groups)}{${inner(1, false)}}`;
  return `.box{container-type:inline-size}${css}`;
}

export function testTextNesting(visitor: Visitor): void {
  const { driver } = visitor;
  /** Sizes of all elements with text, including those in shadow roots. */
  const sizes = () =>
    driver.run(() => {
      const hosts = [...document.querySelectorAll('x-sheet')].map((host) => host.shadowRoot as ShadowRoot);
      return [document, ...hosts].map((root) =>
        [...root.querySelectorAll('div,p,span,section')].map((one) =>
          Number.parseFloat(getComputedStyle(one).fontSize),
        ),
      );
    });

  describe('W33 nested rules', () => {
    test('W33 in sixty shadow roots with rules nested at random, all text grows by exactly the factor', async () => {
      await visitor.visit('text/nesting');
      const sheets = Array.from({ length: 60 }, (_, index) => randomSheet(index + 1));
      await driver.run((all) => {
        const box = document.querySelector('.box') as Element;
        for (const css of all) {
          const host = document.createElement('x-sheet');
          const style = document.createElement('style');
          style.textContent = css;
          host.attachShadow({ mode: 'open' }).append(style, box.cloneNode(true));
          document.body.append(host);
        }
      }, sheets);
      const plain = await sizes();
      await visitor.pressMainButton();
      await visitor.pressTimes('Larger text', 3);
      const wrong = async () => {
        const grown = await sizes();
        return plain.flatMap((list, sheet) =>
          list.some((size, index) => Math.abs((grown[sheet]?.[index] as number) / size - 1.5) > 0.01)
            ? [sheets[sheet - 1] ?? 'the page']
            : [],
        );
      };
      await expect.poll(wrong).toEqual([]);
    });

    test.for(sampleOf(visitor, [3, 7, 11, 19, 23], [19], []))(
      'W33 the same in the page itself, root and body among the rules: sheet %i',
      async (seed) => {
        await visitor.visit('text/nesting');
        await driver.run(
          (css) => {
            const style = document.createElement('style');
            style.textContent = css;
            document.head.append(style);
          },
          `:root{font-size:15px;@media (min-width:1px){font-size:18px}}${randomSheet(seed)}`,
        );
        const [plain] = (await sizes()) as [number[]];
        await visitor.pressMainButton();
        await visitor.pressTimes('Larger text', 3);
        await expect
          .poll(async () => (await sizes())[0]?.map((size, index) => size / (plain[index] as number)))
          .toEqual(plain.map(() => expect.closeTo(1.5, 2)));
      },
    );
  });
}
