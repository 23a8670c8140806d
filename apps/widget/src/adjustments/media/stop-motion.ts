import type { Tool } from '../engine/adjustment.ts';
import { freezePictures } from './freeze-pictures.ts';
import { onMediaPlay } from './on-media-play.ts';

/** Moving pictures, animations made by programs, and films that start by themselves. */
export const stopMotion: Tool = (context) => {
  const thaw = freezePictures(context);
  const held: Animation[] = [];
  for (const animation of document.getAnimations()) {
    const made = !('animationName' in animation) && !('transitionProperty' in animation);
    if (!made || animation.playState !== 'running' || animation.timeline !== document.timeline) continue;
    animation.pause();
    held.push(animation);
  }
  const stopped = new Set<HTMLMediaElement>();
  const stop = onMediaPlay((media) => {
    // What the visitor has started is theirs.
    if (media.localName !== 'video' || (navigator.userActivation?.isActive && !media.autoplay)) return;
    stopped.add(media);
    media.pause();
  });
  return () => {
    thaw();
    stop();
    for (const animation of held) if (animation.playState === 'paused') animation.play();
    for (const media of stopped) if (media.autoplay && media.isConnected) media.play().catch(() => undefined);
  };
};
