import { describe, expect, test } from 'vitest';
import { inOneEngine } from '../../support/some-in-others.ts';
import type { Visitor } from '../../support/visitor.ts';
import { visitWith } from '../../support/with-settings.ts';

interface FakeVoices {
  fakeVoices: {
    spoken: { text: string; voice: string; volume: number }[];
    end: () => void;
    isSpeaking: () => boolean;
  };
}

export function testReadAloud(visitor: Visitor): void {
  const { driver } = visitor;
  const select = (id: string) =>
    driver.run((one) => document.getSelection()?.selectAllChildren(document.getElementById(one) as Element), id);
  /** The buttons and the text of the bar. */
  const bar = () => {
    const shown = window.inside.query('.say');
    if (!shown || shown.getClientRects().length === 0) return null;
    return [...shown.querySelectorAll('button,p')]
      .filter((one) => one.getClientRects().length > 0)
      .map((one) => one.textContent);
  };
  const press = async (name: string) => {
    const [x, y] = await driver.run((one) => {
      const all = [...(window.inside.query('.say') as Element).querySelectorAll('button')];
      return window.inside.pressPoint(all.find((button) => button.textContent === one) as Element);
    }, name);
    await driver.click(x, y);
  };
  const spoken = () => driver.run(() => (window as unknown as FakeVoices).fakeVoices.spoken.map(({ text }) => text));
  const on = async (settings: Record<string, string> = {}) => {
    await visitWith(visitor, 'functions/reading', { readAloud: 'on', ...settings }, { before: ['fake-voices'] });
    await visitor.until(() => window.inside.query('.say') !== null, true);
  };

  describe('read aloud', () => {
    test.runIf(inOneEngine(visitor))(
      'reads what is selected by a voice of the device, is paused, resumed and stopped; nothing else is read',
      async () => {
        await on();
        expect(await driver.run(bar)).toBeNull();
        await select('text');
        await visitor.until(bar, ['Read aloud']);
        expect(await spoken()).toEqual([]);
        await press('Read aloud');
        await visitor.until(bar, ['Pause', 'Stop']);
        const [first] = await spoken();
        expect(first).toMatch(/^The harbour lies quiet in the evening\./);
        expect((first as string).length).toBeLessThan(221);
        expect(await driver.run(() => (window as unknown as FakeVoices).fakeVoices.spoken[0]?.voice)).toBe('Near');
        // The selection is still there.
        expect(await driver.run(() => document.getSelection()?.toString().length)).toBeGreaterThan(200);
        await press('Pause');
        await visitor.until(() => (window as unknown as FakeVoices).fakeVoices.isSpeaking(), false);
        await press('Resume');
        await expect.poll(spoken).toEqual([first, first]);
        await driver.run(() => (window as unknown as FakeVoices).fakeVoices.end());
        await expect.poll(async () => (await spoken()).length).toBe(3);
        await press('Stop');
        await visitor.until(bar, ['Read aloud']);
        expect(await driver.run(() => (window as unknown as FakeVoices).fakeVoices.isSpeaking())).toBe(false);
        await driver.click(5, 790);
        await driver.run(() => document.getSelection()?.removeAllRanges());
        await visitor.until(bar, null);
        expect(await visitor.trouble()).toEqual([]);
      },
    );

    test.runIf(inOneEngine(visitor))('is used by keyboard alone, and ends by itself', async () => {
      await on();
      await select('title');
      await visitor.until(bar, ['Read aloud']);
      await driver.run(() => window.inside.query('.say button')?.focus());
      await driver.press('Enter');
      await visitor.until(bar, ['Pause', 'Stop']);
      expect(await driver.run(() => (window.inside.query('.say') as Element).getRootNode() instanceof ShadowRoot)).toBe(
        true,
      );
      const focused = () =>
        ((window.inside.query('.say') as Element).getRootNode() as ShadowRoot).activeElement?.textContent;
      await visitor.until(focused, 'Pause');
      await driver.run(() => (window as unknown as FakeVoices).fakeVoices.end());
      await visitor.until(bar, ['Read aloud']);
      await visitor.until(focused, 'Read aloud');
    });

    test.runIf(inOneEngine(visitor))(
      'says so when the device has no voice for the language, and takes none of a service',
      async () => {
        await on();
        await select('french');
        await visitor.until(bar, ['Read aloud']);
        await press('Read aloud');
        await visitor.until(bar, ['Read aloud', 'Your device has no voice for this language.']);
        expect(await spoken()).toEqual([]);
      },
    );

    test.runIf(inOneEngine(visitor))(
      'switched off in the middle of a sentence it is silent, and nothing is left',
      async () => {
        await on();
        await select('text');
        await visitor.until(bar, ['Read aloud']);
        await press('Read aloud');
        await visitor.until(() => (window as unknown as FakeVoices).fakeVoices.isSpeaking(), true);
        await driver.run(() => window.Evenway.remove());
        await visitor.until(() => (window as unknown as FakeVoices).fakeVoices.isSpeaking(), false);
      },
    );

    test.runIf(inOneEngine(visitor))('is heard while the page is muted, whose own speech is not', async () => {
      await on({ mute: 'on' });
      await select('title');
      await visitor.until(bar, ['Read aloud']);
      await press('Read aloud');
      await expect.poll(async () => (await spoken()).length).toBe(1);
      await driver.run(() => speechSynthesis.speak(new SpeechSynthesisUtterance('By the page')));
      const volumes = () =>
        driver.run(() => (window as unknown as FakeVoices).fakeVoices.spoken.map(({ volume }) => volume));
      expect(await volumes()).toEqual([1, 0]);
    });
  });
}
