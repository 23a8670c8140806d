import { expect, test } from 'vitest';
import { axe } from '../../support/axe.ts';
import type { Visitor } from '../../support/visitor.ts';

export function testForcedColors(visitor: Visitor): void {
  test('the panel says that colors are kept, offers no contrast of its own, and axe objects to nothing', async () => {
    await visitor.open();
    await visitor.until(() => matchMedia('(forced-colors: active)').matches, true);
    const seen = await visitor.driver.run(() => ({
      said: window.inside.query('.p')?.textContent?.includes('Your device sets the colors'),
      contrast: window.inside.radio('Contrast', 'Dark') !== null,
    }));
    expect(seen).toEqual({ said: true, contrast: false });
    await visitor.press('Highlight links');
    expect(await axe(visitor.driver)).toEqual([]);
  });
}
