import { describe, expect, test } from 'vitest';
import { differences, snapshot } from '../../support/snapshot.ts';
import { inOneEngine } from '../../support/some-in-others.ts';
import type { Visitor } from '../../support/visitor.ts';

export function testQuiet(visitor: Visitor): void {
  const { driver } = visitor;

  describe('movement, pictures and sound', () => {
    test.runIf(inOneEngine(visitor))(
      'Stop movement: animations of style sheets and programs stop, and go on afterwards',
      async () => {
        const running = () =>
          driver.run(() => document.getAnimations().filter((one) => one.playState === 'running').length);
        await visitor.open();
        await driver.run(() => {
          const frames = [{ opacity: 1 }, { opacity: 0.5 }];
          document.getElementById('bar')?.animate(frames, { duration: 1000, iterations: Number.POSITIVE_INFINITY });
        });
        await expect.poll(running).toBe(2);
        await visitor.press('Stop movement');
        await expect.poll(running).toBe(0);
        await visitor.press('Stop movement');
        await expect.poll(running).toBe(2);
      },
    );

    test.runIf(inOneEngine(visitor))(
      'Hide pictures and videos: media and background pictures go, text written on them stays readable',
      async () => {
        await visitor.open();
        const before = await snapshot(driver);
        await visitor.press('Hide pictures and videos');
        await expect.poll(() => visitor.styles('background-color', 'hero')).toEqual(['rgb(31, 36, 48)']);
        expect(await visitor.styles('background-image', 'hero')).toEqual(['none']);
        expect(await visitor.styles('opacity', 'img', 'video', 'audio')).toEqual(['0', '0', '1']);
        expect((await visitor.styles('background-image', 'gradient'))[0]).toContain('gradient');
        await visitor.press('Hide pictures and videos');
        expect(differences(before, await snapshot(driver))).toEqual([]);
      },
    );

    test('Mute sounds: players of the page, apart from it, later ones and Web Audio; all comes back', async () => {
      await visitor.open();
      const before = await snapshot(driver);
      await driver.run(() => void Object.assign(window, { ownPlay: HTMLMediaElement.prototype.play }));
      await visitor.press('Mute sounds');
      await visitor.until(() => (document.getElementById('video') as HTMLVideoElement).muted, true);
      await driver.run(() => {
        const apart = new Audio();
        apart.play().catch(() => undefined);
        const later = document.createElement('video');
        document.body.append(later);
        later.play().catch(() => undefined);
        const context = new AudioContext();
        const source = context.createOscillator();
        source.connect(context.destination);
        source.start();
        Object.assign(window, { players: [apart, later, document.getElementById('audio')] });
        (document.getElementById('audio') as HTMLAudioElement).muted = false;
      });
      const muted = () =>
        driver.run(() => (window as unknown as { players: HTMLMediaElement[] }).players.map((player) => player.muted));
      await expect.poll(muted).toEqual([true, true, true]);
      await visitor.press('Mute sounds');
      expect(await muted()).toEqual([false, false, false]);
      const restored = await driver.run(() => {
        (window as unknown as { players: HTMLMediaElement[] }).players[1]?.remove();
        return HTMLMediaElement.prototype.play === (window as unknown as { ownPlay: unknown }).ownPlay;
      });
      expect(restored).toBe(true);
      expect(differences(before, await snapshot(driver))).toEqual([]);
      expect(await visitor.trouble()).toEqual([]);
    });
  });
}
