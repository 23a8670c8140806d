import { safe } from '../../page/safe.ts';
import { fromDocument } from '../../page/safe-document.ts';
import { wrapMethod } from './wrap-method.ts';

/**
 * Animations that programs start (`element.animate`), now and later: those with an end jump to it, as those of style
 * sheets do, so that what they reveal is seen; endless and scroll-driven ones are held, and go on afterwards.
 */
export function stopScriptAnimations(): () => void {
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
