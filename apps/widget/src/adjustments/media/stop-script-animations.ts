import { safe } from '../../page/safe.ts';
import { fromDocument } from '../../page/safe-document.ts';
import { wrapMethod } from './wrap-method.ts';

/**
 * Stops animations that scripts start (`element.animate`), now or later. Finite ones jump to their end, like those of
 * style sheets, so that what they reveal is visible; endless and scroll-driven ones are paused, and resume afterwards.
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
