import type { Root } from '../../page/rules/adopt-sheet.ts';
import { safe } from '../../page/safe.ts';
import { weakList } from '../../page/weak-list.ts';

interface Marquee extends HTMLElement {
  start: () => void;
  stop: () => void;
}

/** Seconds; later than the end of any finite animation of an SVG. */
const afterAll = 3600;

/**
 * Stops animated SVGs (SMIL) and `marquee` in some trees. An SVG is shown in its final state, since many are empty at
 * first. `look` finds those that were added later.
 */
export function stopDrawings(): { look: (trees: Iterable<Root>) => void; resume: () => void } {
  const drawings = weakList<SVGSVGElement>();
  const times = new WeakMap<SVGSVGElement, number>();
  const texts = weakList<Marquee>();
  return {
    look(trees) {
      for (const tree of trees) {
        for (const part of safe(tree).querySelectorAll('animate,animateTransform,animateMotion,set')) stopDrawing(part);
        for (const text of safe(tree).querySelectorAll<Marquee>('marquee')) {
          if (texts.add(text)) text.stop();
        }
      }
    },
    resume() {
      for (const drawing of drawings) {
        drawing.setCurrentTime(times.get(drawing) ?? 0);
        drawing.unpauseAnimations();
      }
      for (const text of texts) text.start();
    },
  };

  function stopDrawing(part: Element): void {
    let drawing = safe(part).closest('svg');
    while (drawing?.ownerSVGElement) drawing = drawing.ownerSVGElement;
    if (!drawing || times.has(drawing) || drawing.animationsPaused()) return;
    const time = drawing.getCurrentTime();
    drawings.add(drawing);
    times.set(drawing, time);
    drawing.pauseAnimations();
    drawing.setCurrentTime(time + afterAll);
  }
}
