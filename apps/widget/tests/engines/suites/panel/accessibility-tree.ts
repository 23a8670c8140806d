import { describe, expect, test } from 'vitest';
import type { AccessibleNode } from '../../drivers/driver.ts';
import type { Visitor } from '../../support/visitor.ts';

const controls = ['button', 'radio', 'combobox', 'ColorWell', 'link'];
const withoutSpaces = (text: string) => text.replace(/\s/g, '');

/** What the browser exposes to assistive technology: the basis of every screen reader. */
export function testAccessibilityTree(visitor: Visitor): void {
  const { driver } = visitor;
  const tree = () => (driver.accessibilityTree as () => Promise<AccessibleNode[]>)();
  /** The panel comes last in the page. */
  const panel = async () => {
    const nodes = await tree();
    return nodes.slice(nodes.findIndex(({ role }) => role === 'dialog'));
  };
  const stateOf = async (role: string, name: string) => {
    const found = (await tree()).find((node) => node.role === role && node.name === name);
    if (!found) throw new Error(`No ${role} ${name} in the tree`);
    return found.states;
  };

  describe('in the accessibility tree', () => {
    test('every control has the role of what it is and a name that holds the label people see', async () => {
      await visitor.open('page', { query: 'id=left' });
      await visitor.openGroups();
      const seen = await driver.run(() => {
        const all = (window.inside.query('.p') as Element).querySelectorAll<HTMLInputElement>('button,input,select,a');
        return [...all]
          .filter((one) => one.getClientRects().length > 0)
          .map((one) => ({
            kind: one.type === 'button' || one.localName === 'a' ? one.localName : one.type,
            label: one.labels?.[0]?.innerText ?? (one.localName === 'select' ? '' : one.innerText),
          }));
      });
      const roles: Record<string, string> = { a: 'link', 'select-one': 'combobox', color: 'ColorWell' };
      const controlsInTree = (await panel()).filter(({ role }) => controls.includes(role));
      expect(controlsInTree.map(({ role }) => role)).toEqual(seen.map(({ kind }) => roles[kind] ?? kind));
      expect(controlsInTree.filter(({ name }) => !name.trim())).toEqual([]);
      const unlike = controlsInTree
        .map(({ name }, index) => ({ name, label: seen[index]?.label ?? '' }))
        .filter(({ name, label }) => !withoutSpaces(name).includes(withoutSpaces(label)));
      expect(unlike).toEqual([]);
    });

    test('the panel is a dialog with the name of its button, and the focus is on its title', async () => {
      await visitor.visit();
      expect(await stateOf('button', 'Accessibility settings')).toMatchObject({ expanded: 'false' });
      await visitor.pressMainButton();
      expect((await panel())[0]).toMatchObject({ role: 'dialog', name: 'Accessibility settings' });
      expect(await stateOf('button', 'Accessibility settings')).toMatchObject({ expanded: 'true' });
      expect(await stateOf('heading', 'Accessibility settings')).toMatchObject({ focused: 'true' });
      await driver.press('Escape');
      await expect
        .poll(() => stateOf('button', 'Accessibility settings'))
        .toMatchObject({ expanded: 'false', focused: 'true' });
    });

    test('every state follows what is pressed', async () => {
      await visitor.open();
      expect(await stateOf('button', 'Undo')).toMatchObject({ disabled: 'true' });
      expect(await stateOf('button', 'Smaller text')).toMatchObject({ disabled: 'true' });
      await visitor.press('Larger text');
      expect(await stateOf('button', 'Undo')).not.toHaveProperty('disabled');
      expect(await stateOf('button', 'Smaller text')).not.toHaveProperty('disabled');
      const sizes = (await panel()).filter(({ role, name }) => role === 'StaticText' && name === '110%');
      expect(sizes).toHaveLength(1);
      expect((await panel()).find(({ role }) => role === 'status')?.states).toMatchObject({ live: 'polite' });

      expect(await stateOf('button', 'Stop movement')).toMatchObject({ pressed: 'false' });
      await visitor.press('Stop movement');
      expect(await stateOf('button', 'Stop movement')).toMatchObject({ pressed: 'true' });

      expect(await stateOf('radio', 'Dark')).toMatchObject({ checked: 'false' });
      await visitor.choose('Contrast', 'Dark');
      expect(await stateOf('radio', 'Dark')).toMatchObject({ checked: 'true' });

      expect(await stateOf('button', 'Colors')).toMatchObject({ expanded: 'false' });
      await visitor.press('Colors');
      expect(await stateOf('button', 'Colors')).toMatchObject({ expanded: 'true' });

      await visitor.press('Reset all');
      expect(await stateOf('button', 'Reset all')).toMatchObject({ disabled: 'true' });
      expect(await stateOf('button', 'Stop movement')).toMatchObject({ pressed: 'false' });
      expect(await stateOf('radio', 'Dark')).toMatchObject({ checked: 'false' });
    });
  });
}
