import { describe, expect, test } from 'vitest';
import { differences, snapshot } from '../../support/snapshot.ts';
import { inOneEngine } from '../../support/some-in-others.ts';
import type { Visitor } from '../../support/visitor.ts';

export function testMotion(visitor: Visitor): void {
  const { driver } = visitor;
  const press = () => visitor.press('Stop movement');
  /** Whether a value of the page changes by itself within a frame or two. */
  const changes = async (look: () => unknown) => {
    const before = await driver.run(look);
    await driver.run(() => new Promise<void>((resolve) => void setTimeout(resolve, 300)));
    return JSON.stringify(before) !== JSON.stringify(await driver.run(look));
  };
  const dot = () => (document.getElementById('dot') as unknown as SVGCircleElement).cx.animVal.value;

  describe('W47 stop movement', () => {
    test('W47 drawings and running text that move by themselves stop, drawings that come later too, and go on afterwards', async () => {
      // Chromium and WebKit move the text, Firefox scrolls it.
      const text = () => {
        const range = document.createRange();
        range.selectNodeContents(document.getElementById('marquee') as Element);
        return range.getBoundingClientRect().left;
      };
      await visitor.open('functions/motion');
      const before = await snapshot(driver);
      await expect.poll(() => changes(dot)).toBe(true);
      await expect.poll(() => changes(text)).toBe(true);
      // What exists is stopped when the function is chosen, not by polling for later additions.
      await driver.run(() => void Object.assign(window, { ownInterval: setInterval, setInterval: () => 0 }));
      await press();
      await expect.poll(() => changes(text)).toBe(false);
      await expect.poll(() => changes(dot)).toBe(false);
      await press();
      await expect.poll(() => changes(text)).toBe(true);
      await driver.run(() => {
        const { ownInterval } = window as unknown as { ownInterval: typeof setInterval };
        Object.assign(window, { setInterval: ownInterval });
      });
      await press();
      await expect.poll(() => changes(dot)).toBe(false);
      await driver.run(() => {
        const later = (document.getElementById('drawing') as Element).cloneNode(true) as Element;
        later.id = 'later';
        document.querySelector('main')?.prepend(later);
      });
      await visitor.until(
        () => (document.getElementById('later') as unknown as SVGSVGElement).animationsPaused(),
        true,
      );
      await driver.run(() => document.getElementById('later')?.remove());
      await press();
      await expect.poll(() => changes(dot)).toBe(true);
      expect((await snapshot(driver)).html).toBe(before.html);
    });

    test('W47 animations a program starts later: with an end they are at it, endless ones stand still', async () => {
      const state = () => {
        const own = document.getElementById('bar')?.getAnimations() ?? [];
        return own.map(({ playState }) => playState);
      };
      await visitor.open('functions/motion');
      await driver.run(() => void Object.assign(window, { ownAnimate: Element.prototype.animate }));
      await press();
      await visitor.until(
        () => Element.prototype.animate !== (window as unknown as { ownAnimate: unknown }).ownAnimate,
        true,
      );
      const ended = await driver.run(async () => {
        const bar = document.getElementById('bar') as Element;
        bar.animate([{ opacity: 1 }, { opacity: 0.5 }], { duration: 1000, iterations: Number.POSITIVE_INFINITY });
        const slide = bar.animate([{ opacity: 0 }, { opacity: 1 }], 60_000);
        await slide.finished;
        return slide.playState;
      });
      expect(ended).toBe('finished');
      await expect.poll(() => driver.run(state)).toEqual(['paused']);
      await press();
      await expect.poll(() => driver.run(state)).toEqual(['running']);
      expect(
        await driver.run(() => Element.prototype.animate === (window as unknown as { ownAnimate: unknown }).ownAnimate),
      ).toBe(true);
    });

    test('W47 a picture without an ending to its name becomes a still, also a PNG that moves; a still one stays', async () => {
      const drawn = () =>
        ['nameless', 'apng', 'still'].map((id) =>
          getComputedStyle(document.getElementById(id) as Element).content.startsWith('url("blob:'),
        );
      await visitor.open('functions/motion');
      const before = await snapshot(driver);
      await press();
      await visitor.until(drawn, [true, false, false]);
      await press();
      await visitor.until(drawn, [false, false, false]);
      // A page that makes requests to its own host lets us read the bytes.
      await driver.run(async () => void (await (await fetch('/page.css')).text()));
      await visitor.until(
        () => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/page.css')),
        true,
      );
      await press();
      await visitor.until(drawn, [true, true, false]);
      await press();
      await visitor.until(drawn, [false, false, false]);
      expect(differences(before, await snapshot(driver)).filter((one) => !/dot|marquee|driven/.test(one))).toEqual([]);
      expect(await visitor.trouble()).toEqual([]);
    });

    test('W47 the page scrolls at once, by style and by program, and nothing turns with it', async () => {
      const angle = () => getComputedStyle(document.getElementById('driven') as Element).rotate;
      await visitor.open('functions/motion');
      // Not every engine has scroll-driven animations yet; there the angle stays 0.
      const canDrive = await driver.run(() => CSS.supports('animation-timeline', 'scroll()'));
      await press();
      await visitor.until(() => getComputedStyle(document.documentElement).scrollBehavior, 'auto');
      const jump = () =>
        driver.run(() => {
          scrollTo(0, 0);
          scrollTo({ top: 1000, behavior: 'smooth' });
          return scrollY;
        });
      await expect.poll(jump).toBe(1000);
      // It takes a millisecond, which a busy machine may not have had yet.
      await visitor.until(() => document.getAnimations().some(({ playState }) => playState === 'running'), false);
      const still = await driver.run(angle);
      await driver.run(() => scrollTo(0, 2000));
      expect(await driver.run(angle)).toBe(still);
      await press();
      // Pressing may scroll the page slightly, so scroll back each time.
      const angleAtTop = () => {
        scrollTo({ top: 0, behavior: 'instant' });
        return getComputedStyle(document.getElementById('driven') as Element).rotate;
      };
      if (canDrive) await expect.poll(() => driver.run(angleAtTop)).toBe('0deg');
    });

    // WebKitGTK crashes when it is asked for the animations of a view transition.
    test.runIf(inOneEngine(visitor) && driver.name !== 'webkit')(
      'W47 one state of the page gives way to the next at once',
      async () => {
        const moving = async () => {
          const change = document.startViewTransition(() => document.querySelector('main')?.classList.toggle('next'));
          await change.ready;
          const parts = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '');
          change.skipTransition();
          return parts.filter((part) => part.startsWith('::view-transition')).length;
        };
        await visitor.open('functions/motion');
        // Pages give each part its own duration.
        await driver.run(() => {
          const own = document.head.appendChild(document.createElement('style'));
          own.textContent = ['group', 'old', 'new']
            .map((part) => `::view-transition-${part}(root){animation-duration:5s}`)
            .join('');
        });
        expect(await driver.run(moving)).toBeGreaterThan(0);
        await press();
        await expect.poll(() => driver.run(moving)).toBe(0);
      },
    );

    test.runIf(inOneEngine(visitor))(
      'W47 carousels and videos that move by themselves are paused, later ones too, and go on afterwards',
      async () => {
        await visitor.open('functions/motion');
        await driver.run(async () => {
          const slider = document.getElementById('slider') as Element;
          slider.className = 'carousel slide';
          slider.setAttribute('data-bs-ride', 'carousel');
          slider.innerHTML =
            '<div class="carousel-inner"><div class="carousel-item active">One</div><div class="carousel-item">Two</div></div>';
          document.body.setAttribute('data-bs-no-jquery', '');
          await new Promise((resolve) => {
            const script = document.createElement('script');
            script.src = '/modules/bootstrap/dist/js/bootstrap.bundle.min.js';
            script.onload = resolve;
            document.head.append(script);
          });
          const { bootstrap } = window as unknown as {
            bootstrap: { Carousel: new (one: Element) => { cycle: () => void } };
          };
          new bootstrap.Carousel(slider).cycle();
          // Other libraries: what we tell them to do is what counts.
          const tell = (one: Element) => (action: string) => {
            if (action === 'slickGetOption') return true;
            one.toggleAttribute('data-moves', /cycle|start|play/i.test(action) && !/stop/.test(action));
          };
          const add = (name: string, attribute = 'data-other') => {
            const one = document.createElement('div');
            one.className = name;
            one.setAttribute(attribute, '');
            one.toggleAttribute('data-moves', true);
            document.querySelector('main')?.append(one);
            return one;
          };
          const swiper = add('swiper');
          const autoplay = { running: true, stop: () => tell(swiper)('stop'), start: () => tell(swiper)('start') };
          Object.assign(swiper, { swiper: { autoplay } });
          add('carousel', 'data-ride');
          add('slick-slider');
          add('owl-loaded');
          const plugins = (one: Element) => ({
            carousel: tell(one),
            slick: tell(one),
            trigger: tell(one),
            data: () => ({ settings: { autoplay: true } }),
          });
          Object.assign(window, {
            jQuery: Object.assign(plugins, { fn: { carousel: true, slick: true, owlCarousel: true } }),
            playVideo(isDecoration: boolean) {
              const video = Object.assign(document.createElement('video'), { muted: true, loop: isDecoration });
              video.autoplay = !isDecoration;
              document.querySelector('main')?.append(video);
              const started = new Promise((resolve) => video.addEventListener('play', () => setTimeout(resolve)));
              video.play().catch(() => undefined);
              return started;
            },
          });
        });
        const playVideo = (isDecoration: boolean) =>
          driver.run(
            (value) => (window as unknown as { playVideo: (value: boolean) => Promise<void> }).playVideo(value),
            isDecoration,
          );
        const moving = () =>
          driver.run(() => {
            const { bootstrap } = window as unknown as {
              bootstrap: { Carousel: { getInstance: (one: Element | null) => { _interval: unknown } } };
            };
            const others = [...document.querySelectorAll('main > [data-other],main > [data-ride]')];
            return [
              !!bootstrap.Carousel.getInstance(document.getElementById('slider'))._interval,
              ...others.map((one) => one.hasAttribute('data-moves')),
              ...[...document.querySelectorAll('video')].map((video) => !video.paused),
            ];
          });
        await playVideo(true);
        expect(await moving()).toEqual(Array(6).fill(true));
        await press();
        await expect.poll(moving).toEqual(Array(6).fill(false));
        await playVideo(false);
        await expect.poll(moving).toEqual(Array(7).fill(false));
        await press();
        await expect.poll(moving).toEqual(Array(7).fill(true));
        await playVideo(false);
        expect(await moving()).toEqual(Array(8).fill(true));
      },
    );
  });
}
