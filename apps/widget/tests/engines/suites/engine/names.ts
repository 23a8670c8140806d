import { describe, expect, test } from 'vitest';
import { sampleOf } from '../../support/some-in-others.ts';
import type { Visitor } from '../../support/visitor.ts';
import { visitWith } from '../../support/with-settings.ts';

interface Page {
  shadowed: { form: number; document: number };
}

export function testNames(visitor: Visitor): void {
  const { driver } = visitor;

  /** By their global names, because the page has shadowed all of the document's own. */
  const sizes = (...ids: string[]) =>
    driver.run((list) => {
      const page = window as unknown as Record<string, Element>;
      const framed = (page.frame as HTMLIFrameElement).contentWindow as unknown as Record<string, Element>;
      return list.map((id) => getComputedStyle((page[id] ?? framed[id]) as Element).fontSize);
    }, ids);
  /** The page's markup without the widget, and the number of adopted sheets. */
  const trace = () =>
    driver.run(() => {
      const read = (name: string) => Reflect.get(Document.prototype, name, document);
      const copy = Node.prototype.cloneNode.call(read('documentElement'), true) as Element;
      copy.querySelector('evenway-widget')?.remove();
      return [copy.outerHTML, read('adoptedStyleSheets').length];
    });

  /** What has to be measured and what rules do, in and around the form. */
  const look = () =>
    driver.run(() => {
      const names = [
        'color',
        'backgroundImage',
        'textAlign',
        'maxInlineSize',
        'fontFamily',
        'textDecorationLine',
      ] as const;
      const found: Record<string, Record<string, string>> = {};
      for (const id of ['text', 'form', 'inner', 'link', 'field']) {
        const style = getComputedStyle((window as unknown as Record<string, Element>)[id] as Element);
        found[id] = Object.fromEntries(names.map((name) => [name, style[name]]));
      }
      return found;
    });

  describe('W53 Y20 a page that names its fields, forms and pictures after every member', () => {
    const texts = ['text', 'form', 'inner', 'framed'] as const;
    const plain = ['16px', '20px', '18px', '10px'];

    test('shadows hundreds of them; text grows, and all is as it was afterwards', async () => {
      await visitor.visit('engine/all-names');
      const { form, document } = await driver.run(() => (window as unknown as Page).shadowed);
      expect(form).toBeGreaterThan(200);
      expect(document).toBeGreaterThan(150);
      const before = await trace();
      await visitor.pressMainButton();
      await visitor.pressTimes('Larger text', 3);
      await expect.poll(() => sizes(...texts)).toEqual(['24px', '30px', '27px', '15px']);
      await visitor.press('Reset all');
      await expect.poll(() => sizes(...texts)).toEqual(plain);
      expect(await trace()).toEqual(before);
      expect(await visitor.trouble()).toEqual([]);
    });

    test.for(sampleOf(visitor, ['own', 'dark'], ['own'], []))(
      'all functions and %s contrast do what they do with other names',
      async (contrast) => {
        // With everything on, a large window is slow to draw.
        await driver.resize(640, 480);
        const settings = { ...everything, contrast };
        await visitWith(visitor, 'engine/all-names', settings, { query: 'harmless' });
        const isComplete = async () => {
          const { color, fontFamily, textAlign } = (await look()).inner ?? {};
          return [contrast === 'own' || color, fontFamily?.includes('evenway'), textAlign];
        };
        await expect.poll(isComplete).toEqual([contrast === 'own' || 'rgb(255, 255, 255)', true, 'start']);
        // Lines are measured again when the font has loaded.
        const letters = () => [...document.fonts].map(({ status }) => status).filter((status) => status !== 'unloaded');
        await expect.poll(async () => [...new Set(await driver.run(letters))]).toEqual(['loaded']);
        const lengths = async () => {
          const { inner, text } = await look();
          await driver.run(() => new Promise((resume) => setTimeout(resume, 500)));
          return inner?.maxInlineSize === (await look()).inner?.maxInlineSize && text?.maxInlineSize !== 'none';
        };
        await expect.poll(lengths).toBe(true);
        const expected = await look();
        await visitor.visit('engine/all-names');
        const before = await trace();
        await visitWith(visitor, 'engine/all-names', settings);
        await expect.poll(look).toEqual(expected);
        await driver.run(() => {
          const { field, inner } = window as unknown as Record<string, HTMLElement>;
          field?.focus();
          inner?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true, clientX: 50, clientY: 50 }));
        });
        await visitor.pressMainButton();
        await visitor.press('Reset all');
        await expect.poll(trace).toEqual(before);
        expect(await driver.run(() => window.inside.query('[role=alert]')?.textContent ?? '')).toBe('');
        expect(await visitor.trouble()).toEqual([]);
      },
    );
  });
}

const everything = {
  letterSpacing: '1',
  lineHeight: '1',
  font: 'atkinson',
  align: 'left',
  weight: 'bold',
  lineLength: '60',
  saturation: 'low',
  ...Object.fromEntries(
    'links,headings,tunnel,guide,cursor,focusRing,readAloud,motion,hideMedia,altText,mute'
      .split(',')
      .map((name) => [name, 'on']),
  ),
};
