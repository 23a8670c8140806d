import { expect, test } from 'vitest';
import type { Visitor } from '../../support/visitor.ts';

export function testCalmDevice(visitor: Visitor): void {
  test('movement stops on request, and only then; the panel itself comes without movement', async () => {
    await visitor.open();
    await visitor.until(() => matchMedia('(prefers-reduced-motion: reduce)').matches, true);
    expect(await visitor.driver.run(() => getComputedStyle(window.inside.query('.p') as Element).animationName)).toBe(
      'none',
    );
    expect(await visitor.isPressed('Stop movement')).toBe('false');
    await visitor.press('Follow my device');
    expect(await visitor.isPressed('Stop movement')).toBe('true');
    await visitor.press('Stop movement');
    expect(await visitor.isPressed('Follow my device')).toBe('false');
  });

  test('more contrast is followed on request, and only then, and after a reload', async () => {
    const before = ['more-contrast'];
    await visitor.open('page', { before });
    expect(await visitor.isChosen('Contrast', 'As is')).toBe(true);
    await visitor.press('Follow my device');
    expect(await visitor.isChosen('Contrast', 'Stronger colors')).toBe(true);
    await visitor.until(() => localStorage.getItem('evenway')?.includes('"f":true'), true);
    await visitor.reload();
    await visitor.pressMainButton();
    expect(await visitor.isPressed('Stop movement')).toBe('true');
    expect(await visitor.isChosen('Contrast', 'Stronger colors')).toBe(true);
  });
}
