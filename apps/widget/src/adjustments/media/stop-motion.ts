import { elementsOfPage } from '../../page/elements/elements-of-page.ts';
import { openShadowRoots } from '../../page/elements/open-shadow-roots.ts';
import type { Root } from '../../page/rules/adopt-sheet.ts';
import { safe } from '../../page/safe.ts';
import { fromDocument } from '../../page/safe-document.ts';
import { weakList } from '../../page/weak-list.ts';
import type { Tool } from '../engine/adjustment.ts';
import { newSheet } from '../engine/new-sheet.ts';
import { above, everything } from '../engine/specificity.ts';
import { freezePictures } from './freeze-pictures.ts';
import { pauseCarousels } from './pause-carousels.ts';
import { stopDrawings } from './stop-drawings.ts';
import { wrapMethod } from './wrap-method.ts';

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

/** Calls `found` for media that plays now or starts later, and says which. */
function onMediaPlay(found: (media: HTMLMediaElement, isLater: boolean) => void): () => void {
  const see = (event: Event) => {
    const media = event.composedPath()[0];
    if (media instanceof HTMLMediaElement) found(media, true);
  };
  const trees = weakList<Root>([document, ...openShadowRoots(elementsOfPage())]);
  for (const tree of trees) {
    for (const media of safe(tree).querySelectorAll<HTMLMediaElement>('video,audio'))
      if (!media.paused) found(media, false);
    safe(tree).addEventListener('play', see, { capture: true, passive: true });
  }
  return () => {
    for (const tree of trees) safe(tree).removeEventListener('play', see, { capture: true });
  };
}

/**
 * Stops animations that scripts start (`element.animate`), now or later. Finite ones jump to their end, like those of
 * style sheets, so that what they reveal is visible; endless and scroll-driven ones are paused, and resume afterwards.
 */
function stopScriptAnimations(): () => void {
  const held = new Set<Animation>();
  const hold = (animation: unknown) => {
    if (!(animation instanceof Animation) || isOfStyles(animation) || animation.playState !== 'running') return;
    const isTimed = animation.timeline === fromDocument('timeline');
    if (isTimed && Number.isFinite(animation.effect?.getComputedTiming().endTime)) return animation.finish();
    animation.pause();
    held.add(animation);
  };
  for (const animation of safe(document).getAnimations()) hold(animation);
  const nothing = () => undefined;
  const unwrapAnimate = wrapMethod(Element.prototype, 'animate', nothing, hold);
  const unwrapPlay = wrapMethod(Animation.prototype, 'play', nothing, (_result, animation) => hold(animation));
  return () => {
    unwrapAnimate();
    unwrapPlay();
    for (const animation of held) if (animation.playState === 'paused') animation.play();
  };
}

const isOfStyles = (animation: Animation): boolean => 'animationName' in animation || 'transitionProperty' in animation;

/** Makes smooth scrolling by scripts instant. */
function scrollAtOnce(): () => void {
  const plain = (_self: unknown, args: unknown[]) =>
    args.map((given) =>
      Object(given) === given && (given as ScrollOptions).behavior === 'smooth'
        ? { ...(given as ScrollOptions), behavior: 'auto' }
        : given,
    );
  const undo = [Element.prototype, window].flatMap((owner) =>
    ['scroll', 'scrollTo', 'scrollBy', 'scrollIntoView'].map((name) => wrapMethod(owner, name, plain)),
  );
  return () => {
    for (const step of undo) step();
  };
}
