import { describe, expect, test } from 'vitest';
import { axe } from '../../support/axe.ts';
import { inOneEngine } from '../../support/some-in-others.ts';
import type { Visitor } from '../../support/visitor.ts';

const ENTRY = 'Tell us about a barrier';

export function testMessage(visitor: Visitor): void {
  const { driver, servers } = visitor;
  const openForm = async (id: string, visit = {}) => {
    await visitor.open('page', { query: `id=${id}`, ...visit });
    await visitor.press(ENTRY);
    await visitor.until(() => window.inside.query('#m-goal') !== null, true);
  };
  const typeInto = async (field: string, text: string) => {
    await driver.run((selector) => window.inside.query(selector)?.focus(), field);
    await driver.type(text);
  };
  const alert = () => window.inside.query('.m [role=alert]')?.textContent;
  const typed = () => (window.inside.query('#m-barrier') as HTMLTextAreaElement | null)?.value;
  const sent = async () =>
    (await servers.requests())
      .filter(({ url, method }) => method === 'POST' && url.includes('/widget/messages/'))
      .map(({ body, cookie, referer }) => ({ ...JSON.parse(body), cookie, referer }));

  describe('a message about a barrier', () => {
    test.runIf(inOneEngine(visitor))(
      'says what is missing, at its field, and is sent with what was typed and ticked alone, after a puzzle where one is asked for',
      async () => {
        await openForm('messages', { settings: { links: 'on' } });
        await servers.forget();
        await visitor.press('Send');
        await visitor.until(() => window.inside.query('#m-goal')?.matches(':focus[aria-invalid=true]'), true);
        expect(await driver.run(() => window.inside.query('#m-goal-e')?.textContent)).toBe('Please fill this in.');
        await typeInto('#m-goal', 'cake');
        await typeInto('#m-barrier', 'calendar');
        await typeInto('#m-email', 'me');
        await visitor.press('Send');
        await visitor.until(() => window.inside.query('#m-email')?.matches(':focus[aria-invalid=true]'), true);
        expect(await axe(driver)).toEqual([]);
        expect(await sent()).toEqual([]);
        await driver.run(() => {
          const email = window.inside.query('#m-email') as HTMLInputElement;
          email.value = '';
          email.dispatchEvent(new Event('input', { bubbles: true }));
          window.inside.query('#m-barrier')?.focus();
        });
        await driver.press('Tab');
        await driver.press('Tab');
        await driver.press('Space');
        await visitor.press('Send');
        await visitor.until(() => window.inside.query('.thanks')?.matches(':focus'), true);
        expect(await driver.run(() => (window.inside.query('#m-link') as HTMLInputElement).value)).toBe(
          'https://example.com/message/secret',
        );
        const [first, second] = await sent();
        const { proof, ...again } = second;
        expect(again).toEqual(first);
        expect(proof).toMatch(/^9999999999999\.10\.signature\.\d+$/);
        expect(first).toEqual({
          goal: 'cake',
          barrier: 'calendar',
          email: null,
          path: '/page.html',
          functions: null,
          language: 'en',
          attempt: expect.stringMatching(/^\w{32}$/),
        });
        expect(await axe(driver)).toEqual([]);
        await visitor.press('Write another message');
        await visitor.until(() => window.inside.query('#m-goal')?.matches(':focus'), true);
        await visitor.until(typed, '');
      },
    );

    test.runIf(inOneEngine(visitor))(
      'keeps what was typed through refusals, an outage and another language',
      async () => {
        await openForm('messages-links');
        await typeInto('#m-goal', 'cake');
        await typeInto('#m-barrier', 'calendar');
        await visitor.press('Send');
        await visitor.until(alert, 'Please leave out web addresses (links).');
        await openForm('messages-down');
        await typeInto('#m-goal', 'cake');
        await typeInto('#m-barrier', 'calendar');
        await visitor.press('Send');
        await visitor.until(alert, 'It could not be sent. What you wrote is still here. Try again.');
        await driver.run(() => dispatchEvent(new Event('online')));
        await visitor.until(alert, 'The connection is back. You can send your message now.');
        await driver.press('Escape');
        await visitor.pressMainButton();
        await driver.run(() => {
          const list = window.inside.query('select') as HTMLSelectElement;
          list.value = 'fr';
          list.dispatchEvent(new Event('change'));
        });
        await visitor.press('Signaler un obstacle');
        await visitor.until(typed, 'calendar');
        // A form on every page would be in the way.
        await visitor.reload();
        await visitor.pressMainButton();
        expect(await driver.run(() => window.inside.query('.m'))).toBeNull();
      },
    );

    test.runIf(inOneEngine(visitor))('tells in the form in sight what became of it', async () => {
      await openForm('messages-slow');
      await typeInto('#m-goal', 'cake');
      await typeInto('#m-barrier', 'calendar');
      await visitor.press('Send');
      // The panel is redrawn in another language while the message is being sent.
      await driver.run(() => {
        const list = window.inside.query('select') as HTMLSelectElement;
        list.value = 'fr';
        list.dispatchEvent(new Event('change'));
      });
      await visitor.press('Signaler un obstacle');
      await visitor.until(() => window.inside.query('.thanks') !== null, true);
    });

    test.runIf(inOneEngine(visitor))(
      'fits a narrow window, and is not offered where the owner has not asked for it',
      async () => {
        await driver.resize(320, 640);
        await openForm('messages', { settings: { contrast: 'dark', textSize: '200' } });
        const isCut = () => {
          const panel = window.inside.query('.p') as Element;
          return panel.scrollWidth > panel.clientWidth;
        };
        expect(await driver.run(isCut)).toBe(false);
        expect(await axe(driver)).toEqual([]);
        await visitor.open();
        expect(await driver.run((entry) => window.inside.query('.p')?.textContent?.includes(entry), ENTRY)).toBe(false);
      },
    );
  });
}
