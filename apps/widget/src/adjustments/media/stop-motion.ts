import { elementsOfPage } from '../../page/elements/elements-of-page.ts';
import { openShadowRoots } from '../../page/elements/open-shadow-roots.ts';
import type { Root } from '../../page/rules/adopt-sheet.ts';
import { weakList } from '../../page/weak-list.ts';
import type { Tool } from '../engine/adjustment.ts';
import { newSheet } from '../engine/new-sheet.ts';
import { above, everything } from '../engine/specificity.ts';
import { freezePictures } from './freeze-pictures.ts';
import { onMediaPlay } from './on-media-play.ts';
import { pauseCarousels } from './pause-carousels.ts';
import { scrollAtOnce } from './scroll-at-once.ts';
import { stopDrawings } from './stop-drawings.ts';
import { stopScriptAnimations } from './stop-script-animations.ts';

/**
 * Scroll-driven animations run once by time, for which `motion` has set the duration to almost nothing; view
 * transitions are instant.
 */
const css = `${everything}{animation-timeline:auto!important}${['group', 'old', 'new']
  .map((part) => `:root${above}::view-transition-${part}(*){animation:none!important}`)
  .join('')}`;

/** How often to look for drawings and carousels that were added later. */
const lookMs = 1000;

/** Stops movement that style rules do not control. Movement on a canvas cannot be detected. */
export const stopMotion: Tool = (context) => {
  const trees = weakList<Root>([document, ...openShadowRoots(elementsOfPage())]);
  const sheet = newSheet(document);
  sheet.replaceSync(css);
  for (const tree of trees) context.loader.adoptSheet(tree, sheet, true);
  const thaw = freezePictures(context, trees);
  const drawings = stopDrawings();
  const carousels = pauseCarousels();
  const look = () => {
    drawings.look(trees);
    carousels.look();
  };
  look();
  const timer = setInterval(look, lookMs);
  const animate = stopScriptAnimations();
  const scroll = scrollAtOnce();
  const stopped = weakList<HTMLMediaElement>();
  const stop = onMediaPlay((media, isLater) => {
    const isDecoration = media.autoplay || (!isLater && media.muted && media.loop);
    // Leaves alone what the visitor has started.
    if (media.localName !== 'video' || (navigator.userActivation?.isActive && !isDecoration)) return;
    stopped.add(media);
    media.pause();
  });
  return () => {
    clearInterval(timer);
    for (const tree of trees) context.loader.adoptSheet(tree, sheet, false);
    thaw();
    drawings.resume();
    carousels.resume();
    animate();
    scroll();
    stop();
    for (const media of stopped) if (media.paused && media.isConnected) media.play().catch(() => undefined);
  };
};
