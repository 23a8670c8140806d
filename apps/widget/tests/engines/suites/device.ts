import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Device, EngineName, Programs } from '../drivers/driver.ts';
import { launchEngine } from '../drivers/launch-engine.ts';
import { axe } from '../support/axe.ts';
import type { Servers } from '../support/start-servers.ts';
import { Visitor } from '../support/visitor.ts';

/** Each in a browser of its own, since preferences of the device are set before it starts. */
export function testDevice(engine: EngineName, programs: Programs, servers: Servers): void {
  const onDevice = (device: Device, tests: (visitor: () => Visitor) => void) =>
    describe(`on a device with ${device}`, () => {
      let visitor: Visitor;
      beforeAll(async () => {
        visitor = new Visitor(await launchEngine(engine, programs, device), servers);
      });
      afterAll(() => visitor.driver.close());
      tests(() => visitor);
    });

  onDevice('calm', (visitor) => {
    test('movement stops on request, and only then; the panel itself comes without movement', async () => {
      await visitor().open();
      await visitor().until(() => matchMedia('(prefers-reduced-motion: reduce)').matches, true);
      expect(
        await visitor().driver.run(() => getComputedStyle(window.inside.query('.p') as Element).animationName),
      ).toBe('none');
      expect(await visitor().isPressed('Stop movement')).toBe('false');
      await visitor().press('Follow my device');
      expect(await visitor().isPressed('Stop movement')).toBe('true');
      await visitor().press('Stop movement');
      expect(await visitor().isPressed('Follow my device')).toBe('false');
    });
  });

  // WebKit has no such mode on any system.
  if (engine === 'webkit') return;
  onDevice('forced colours', (visitor) => {
    test('the panel says that colours are kept, offers no contrast of its own, and axe objects to nothing', async () => {
      await visitor().open();
      await visitor().until(() => matchMedia('(forced-colors: active)').matches, true);
      const seen = await visitor().driver.run(() => ({
        said: window.inside.query('.p')?.textContent?.includes('Your device sets the colors'),
        contrast: window.inside.radio('Contrast', 'Dark') !== null,
      }));
      expect(seen).toEqual({ said: true, contrast: false });
      await visitor().press('Highlight links');
      expect(await axe(visitor().driver)).toEqual([]);
    });
  });
}
