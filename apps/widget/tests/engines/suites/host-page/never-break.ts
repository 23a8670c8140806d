import { describe, expect, test } from 'vitest';
import { inOneEngine, sampleOf, someInOthers } from '../../support/some-in-others.ts';
import type { Visitor } from '../../support/visitor.ts';

/** The page's own scripts, policies, controls and names do not disturb the widget, and are not disturbed by it. */
export function testNeverBreak(visitor: Visitor): void {
  const { driver } = visitor;

  describe('W38 pages that own the whole document', () => {
    test.for(someInOthers(visitor, ['18', '19'], ['19']))(
      'React %s takes it over without an error, and works afterwards',
      async (version) => {
        await visitor.visit(`host-page/hydrate-${version}`);
        const recovered = () => driver.run(() => (window as unknown as { recovered: string[] }).recovered);
        expect(await recovered()).toEqual([]);
        await driver.run(() => document.getElementById('count')?.click());
        await visitor.until(() => document.getElementById('count')?.textContent, '1');
        await visitor.pressMainButton();
        await visitor.press('Larger text');
        await expect.poll(() => visitor.styles('font-size', 'px')).toEqual(['15.4px']);
        expect(await recovered()).toEqual([]);
        expect(await visitor.trouble()).toEqual([]);
      },
    );

    test.runIf(inOneEngine(visitor))(
      'a document that is replaced gets the button back with its open panel; one that fights it is left alone',
      async () => {
        await visitor.open();
        const replace = () =>
          driver.run(() => {
            const page = document.documentElement.cloneNode(true) as Element;
            page.querySelector('evenway-widget')?.remove();
            document.documentElement.replaceWith(page);
          });
        await replace();
        await visitor.untilPanel();
        await visitor.press('Highlight links');
        expect(await visitor.isPressed('Highlight links')).toBe('true');
        await driver.run(() => {
          new MutationObserver(() => document.querySelector('evenway-widget')?.remove()).observe(document, {
            childList: true,
            subtree: true,
          });
          document.querySelector('evenway-widget')?.remove();
        });
        await visitor.until(() => document.querySelector('evenway-widget'), null);
        expect(await visitor.trouble()).toEqual([]);
      },
    );
  });

  describe('W39 Trusted Types', () => {
    test('a page whose list of policies lacks ours keeps what is saved, and shows no button that would do nothing', async () => {
      await visitor.open();
      await visitor.pressTimes('Larger text', 5);
      await visitor.until(() => /"textSize":"200".*"k":/.test(localStorage.getItem('evenway') ?? ''), true);
      await visitor.goto('page', { query: 'types=other', fresh: false });
      await driver.run(() => new Promise((resume) => setTimeout(resume, 600)));
      expect(await visitor.styles('font-size', 'px')).toEqual(['28px']);
      const isEnforced = await driver.run(() => 'trustedTypes' in window);
      if (isEnforced) expect(await driver.run(() => document.querySelector('evenway-widget'))).toBeNull();
      expect((await visitor.trouble()).filter((one) => !one.startsWith('policy'))).toEqual([]);
    });

    test.runIf(inOneEngine(visitor))(
      'a page that allows ours, or whose default policy does, has all of it',
      async () => {
        await visitor.open('page', { query: 'types=evenway' });
        expect(await visitor.trouble()).toEqual([]);
        const policy = `<script>window.trustedTypes&&trustedTypes.createPolicy('default',{createScriptURL:(url)=>url})</script>`;
        await visitor.open('page', { query: `types=default&head=${encodeURIComponent(policy)}` });
      },
    );
  });

  describe('W50 ways to open and to hide', () => {
    test('a trigger that comes late opens the panel, also from a web component', async () => {
      await visitor.visit();
      const pressed = () =>
        driver.run(() => {
          const host = document.createElement('div');
          host.attachShadow({ mode: 'open' }).append(Object.assign(document.createElement('a'), { href: '#evenway' }));
          const link = host.shadowRoot?.firstElementChild as HTMLElement;
          link.dataset.evenwayOpen = '';
          document.body.append(host);
          link.click();
          return location.hash;
        });
      // The panel handles the link; the page's address stays.
      expect(await pressed()).toBe('');
      await visitor.untilPanel();
    });

    test.runIf(inOneEngine(visitor))('Evenway.open() is remembered until the panel can open', async () => {
      const open =
        '<script>const early=setInterval(()=>{if(window.Evenway){clearInterval(early);Evenway.open()}},0)</script>';
      await visitor.visit('page', { query: `head=${encodeURIComponent(open)}` });
      await visitor.untilPanel();
      expect(await visitor.trouble()).toEqual([]);
    });

    const hidings = [
      ['always', []],
      ['for this visit', []],
      ['for this visit', ['blocked-storage']],
    ] as const;
    test.for(sampleOf(visitor, hidings, [hidings[0], hidings[2]], []))(
      'hidden %s, with %s: the focus is not lost, and a link with #evenway brings the button back',
      async ([until, before]) => {
        await visitor.open('page', { before: [...before] });
        await hide(until);
        await visitor.until(() => window.inside.query('.b')?.hidden, true);
        await visitor.press('Close');
        await visitor.until(() => document.activeElement?.localName, 'evenway-widget');
        if (before.length === 0) {
          await visitor.visit('page', { fresh: false });
          expect(await driver.run(() => window.inside.query('.b')?.hidden)).toBe(true);
        }
        await driver.run(() => {
          const link = Object.assign(document.createElement('a'), { href: '#evenway' });
          link.dataset.evenwayOpen = '';
          document.body.append(link);
          link.click();
        });
        await visitor.until(() => window.inside.query('.b')?.hidden, false);
        await visitor.untilPanel();
      },
    );
  });

  /** As the panel does it; its texts and steps have their own tests. */
  async function hide(until: 'for this visit' | 'always') {
    await visitor.press(until === 'always' ? 'Always' : 'For this visit');
  }

  describe('W52 position', () => {
    const toTop =
      '<style>#top{position:fixed;right:16px;bottom:16px;width:50px;height:50px;display:none}.scrolled #top{display:block}</style><script>addEventListener("scroll",()=>document.documentElement.classList.toggle("scrolled",scrollY>100))</script>';
    const overlap = (): boolean => {
      const ours = (window.inside.query('.b') as Element).getBoundingClientRect();
      const theirs = (document.getElementById('top') as Element).getBoundingClientRect();
      return ours.bottom > theirs.top && ours.top < theirs.bottom;
    };

    test('the button moves up past a control of the page that stays under it, also one that appears on scrolling', async () => {
      await visitor.visit('page', { query: `head=${encodeURIComponent(toTop)}` });
      const bottom = () =>
        driver.run(() => innerHeight - (window.inside.query('.b') as Element).getBoundingClientRect().bottom);
      await driver.run(() => {
        document.body.append(Object.assign(document.createElement('button'), { id: 'top', textContent: 'Top' }));
      });
      expect(await bottom()).toBe(20);
      await driver.run(() => scrollTo(0, 400));
      await expect.poll(bottom).toBe(74);
      expect(await driver.run(overlap)).toBe(false);
      expect(await driver.run(() => document.elementFromPoint(innerWidth - 60, innerHeight - 30)?.id)).toBe('top');
      // Two of them, one above the other.
      await driver.run(() => {
        const chat = Object.assign(document.createElement('div'), { tabIndex: 0, textContent: 'Chat' });
        chat.style.cssText = 'position:fixed;right:16px;bottom:70px;width:50px;height:50px';
        document.body.append(chat);
        dispatchEvent(new Event('resize'));
      });
      await expect.poll(bottom).toBe(128);
      await driver.run(() => document.body.lastElementChild?.remove());
      await driver.run(() => scrollTo(0, 0));
      await expect.poll(bottom).toBe(20);
    });

    test.runIf(inOneEngine(visitor))('it moves past a control that stands higher and reaches under it', async () => {
      await visitor.visit();
      await driver.run(() => {
        const theme = Object.assign(document.createElement('button'), { id: 'top', textContent: 'Theme' });
        theme.style.cssText = 'position:fixed;right:30px;bottom:50px;width:56px;height:56px';
        document.body.append(theme);
        dispatchEvent(new Event('resize'));
      });
      await visitor.until(overlap, false);
    });

    test.runIf(inOneEngine(visitor))(
      'it moves past a control of a page that does not scroll, such as an arrow of slides',
      async () => {
        await visitor.visit();
        await driver.run(() => {
          document.documentElement.style.cssText = 'height:100vh;overflow:hidden';
          const slides = document.createElement('div');
          slides.style.cssText = 'position:relative;height:100vh';
          const next = Object.assign(document.createElement('button'), { id: 'top', textContent: 'Next' });
          next.style.cssText = 'position:absolute;right:12px;bottom:12px;width:44px;height:44px';
          slides.append(next);
          document.body.style.margin = '0';
          document.body.replaceChildren(slides);
          dispatchEvent(new Event('resize'));
        });
        await visitor.until(overlap, false);
        // A tall page scrolls instead, and the control with it.
        await driver.run(() => {
          document.documentElement.style.cssText = '';
          document.body.style.height = '300vh';
          dispatchEvent(new Event('resize'));
        });
        await visitor.until(overlap, true);
      },
    );

    test.runIf(inOneEngine(visitor))(
      'it stands beside a menu whose links go on up to the middle, and comes back (AdminLTE, right to left)',
      async () => {
        await visitor.visit();
        const position = () =>
          driver.run(() => {
            const { left, right, top, bottom } = (window.inside.query('.b') as Element).getBoundingClientRect();
            const links = [...document.querySelectorAll('#menu a')].map((link) => link.getBoundingClientRect());
            const width = document.documentElement.clientWidth;
            return {
              corner: [Math.round(width - right), Math.round(innerHeight - bottom)],
              covers: links.some(
                (one) => one.left < right && one.right > left && one.top < bottom - 4 && one.bottom > top + 4,
              ),
            };
          });
        const usual = { corner: [20, 20], covers: false };
        expect(await position()).toEqual(usual);
        await driver.run(() => {
          const menu = Object.assign(document.createElement('div'), { id: 'menu' });
          menu.style.cssText = 'position:fixed;right:0;top:0;width:200px;background:#fff';
          for (let row = 0; row < 60; row++) {
            const link = Object.assign(document.createElement('a'), { href: '#x', textContent: `Link ${row}` });
            link.style.cssText = 'display:block;height:40px';
            menu.append(link);
          }
          document.body.append(menu);
          dispatchEvent(new Event('resize'));
        });
        await expect.poll(position).toEqual({ corner: [208, 20], covers: false });
        await driver.run(() => {
          document.getElementById('menu')?.remove();
          dispatchEvent(new Event('resize'));
        });
        await expect.poll(position).toEqual(usual);
      },
    );

    test.runIf(inOneEngine(visitor))('it stays over what scrolls in a fixed frame of the page', async () => {
      await visitor.servers.forget();
      await visitor.visit();
      await driver.run(async () => {
        const frame = document.createElement('div');
        frame.style.cssText = 'position:fixed;inset:0;overflow:auto;background:#fff';
        for (let row = 0; row < 200; row++) {
          const link = Object.assign(document.createElement('a'), { href: '#x', textContent: 'Link '.repeat(40) });
          link.style.display = 'block';
          frame.append(link);
        }
        document.body.append(frame);
        dispatchEvent(new Event('resize'));
      });
      await expect.poll(async () => (await visitor.asked('/parts/move-')).length).toBeGreaterThan(0);
      await driver.run(() => new Promise((resume) => setTimeout(resume, 400)));
      expect(
        await driver.run(() => innerHeight - (window.inside.query('.b') as Element).getBoundingClientRect().bottom),
      ).toBe(20);
    });

    test.runIf(inOneEngine(visitor))('it stays over what scrolls by', async () => {
      await visitor.visit();
      await driver.run(async () => {
        const list = document.createElement('div');
        for (let row = 0; row < 200; row++) {
          const link = Object.assign(document.createElement('a'), { href: '#x', textContent: 'Link '.repeat(40) });
          list.append(link);
        }
        document.querySelector('main')?.prepend(list);
        scrollTo(0, 50);
        await new Promise((resume) => setTimeout(resume, 600));
      });
      expect(
        await driver.run(() => innerHeight - (window.inside.query('.b') as Element).getBoundingClientRect().bottom),
      ).toBe(20);
    });
  });

  describe('W53 names', () => {
    test.runIf(inOneEngine(visitor))('a page may name its forms and fields after what scripts use', async () => {
      await visitor.open('host-page/names');
      await visitor.pressTimes('Larger text', 5);
      await expect.poll(() => visitor.styles('font-size', 'text')).toEqual(['32px']);
      await driver.run(() => document.getElementById('form')?.click());
      expect(await visitor.trouble()).toEqual([]);
    });
  });
}
