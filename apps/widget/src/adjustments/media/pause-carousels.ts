import { findAll } from '../../page/safe-document.ts';

interface Player {
  pause: () => void;
  resume: () => void;
}
interface Bootstrap {
  Carousel?: { getInstance?: (element: Element) => { pause: () => void; cycle: () => void } | null };
}
interface Swiper {
  autoplay?: { running?: boolean; stop: () => void; start: () => void };
}
interface JQueryElement {
  carousel: (action: string) => void;
  slick: (action: string, name?: string) => unknown;
  data: (name: string) => { settings?: { autoplay?: boolean } } | undefined;
  trigger: (event: string) => void;
}
type JQuery = ((element: Element) => JQueryElement) & { fn: Record<string, unknown> };

const page = window as { bootstrap?: Bootstrap; jQuery?: JQuery };
const withPlugin = (name: string, element: Element) => (page.jQuery?.fn?.[name] ? page.jQuery(element) : null);

/** How to stop and restart common carousels with their own API; null if it does not move by itself. */
const kinds: Record<string, (element: Element) => Player | null> = {
  '.carousel:is([data-bs-ride],[data-ride])'(element) {
    const own = page.bootstrap?.Carousel?.getInstance?.(element);
    if (own) return { pause: () => own.pause(), resume: () => own.cycle() };
    const old = withPlugin('carousel', element);
    return old && { pause: () => old.carousel('pause'), resume: () => old.carousel('cycle') };
  },
  ':is(.swiper,.swiper-container,swiper-container)'(element) {
    const autoplay = (element as Element & { swiper?: Swiper }).swiper?.autoplay;
    return autoplay?.running ? { pause: () => autoplay.stop(), resume: () => autoplay.start() } : null;
  },
  '.slick-slider'(element) {
    const own = withPlugin('slick', element);
    if (!own?.slick('slickGetOption', 'autoplay')) return null;
    return { pause: () => own.slick('slickPause'), resume: () => own.slick('slickPlay') };
  },
  '.owl-loaded'(element) {
    const own = withPlugin('owlCarousel', element);
    if (!own?.data('owl.carousel')?.settings?.autoplay) return null;
    return { pause: () => own.trigger('stop.owl.autoplay'), resume: () => own.trigger('play.owl.autoplay') };
  },
};

/** Stops carousels that move by themselves. Unknown ones continue in steps: their timers cannot be told from others. */
export function pauseCarousels(): { look: () => void; resume: () => void } {
  const paused = new Map<Element, Player>();
  return {
    look() {
      for (const [selector, playerOf] of Object.entries(kinds)) {
        for (const element of findAll(selector)) {
          attempt(() => {
            const player = playerOf(element);
            if (!player) return;
            player.pause();
            paused.set(element, player);
          });
        }
      }
    },
    resume() {
      for (const [element, player] of paused) if (element.isConnected) attempt(player.resume);
    },
  };
}

/** Third-party code: if it differs from what we know, it keeps running. */
function attempt(work: () => void): void {
  try {
    work();
  } catch {
    // Nothing of ours depends on it.
  }
}
