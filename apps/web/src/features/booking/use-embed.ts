import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Embed } from '../../platform/booking/embed-address.ts';
import { type EmbedState, type EmbedWatch, startState, watchEmbed } from '../../platform/booking/watch-embed.ts';

interface FramedEmbed extends EmbedState {
  frame: RefObject<HTMLIFrameElement | null>;
  onLoad: () => void;
}

/** Listens to a framed booking page for as long as it is shown. */
export function useEmbed({ namespace, origin, address }: Embed): FramedEmbed {
  const frame = useRef<HTMLIFrameElement>(null);
  const watch = useRef<EmbedWatch>(null);
  const [state, setState] = useState(startState);

  useEffect(() => {
    const watching = watchEmbed({ namespace, origin, address }, () => frame.current?.contentWindow, setState);
    watch.current = watching;
    window.addEventListener('message', watching.onMessage);
    return () => {
      window.removeEventListener('message', watching.onMessage);
      watching.stop();
    };
  }, [namespace, origin, address]);

  return { ...state, frame, onLoad: () => watch.current?.onLoad() };
}
