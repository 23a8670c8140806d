import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Embed } from '../../platform/booking/embed-address.ts';
import type { MeetingLength } from '../../platform/booking/open-booking.ts';
import { type EmbedState, type EmbedWatch, startState, watchEmbed } from '../../platform/booking/watch-embed.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { LevelBars } from '../../ui/loading/level-bars.tsx';
import { texts } from './texts.ts';

interface BookingFrameProps {
  embed: Embed;
  minutes: MeetingLength;
  bookingUrl: string;
  onFail: () => void;
}

export function BookingFrame({ embed, minutes, bookingUrl, onFail }: BookingFrameProps) {
  const t = useTexts(texts);
  const { phase, height, frame, onLoad } = useEmbed(embed);
  useEffect(() => {
    if (phase === 'failed') onFail();
  }, [phase, onFail]);

  const isLoading = phase === 'loading';
  return (
    <>
      <p role="status" className={phase === 'booked' ? 'mb-3 font-semibold text-positive' : 'sr-only'}>
        {phase === 'ready' && t.ready}
        {phase === 'booked' && t.booked}
      </p>
      <div className="relative">
        {isLoading && (
          <p role="status" className="absolute inset-0 flex flex-col items-center justify-center gap-5 text-ink-muted">
            <LevelBars className="h-8 w-14 text-brand" />
            {t.loading}
          </p>
        )}
        <iframe
          ref={frame}
          src={embed.address}
          title={t.frame(minutes)}
          height={height}
          onLoad={onLoad}
          // It keeps its own origin, which `embedOf` ensures is not ours, and cannot navigate this page.
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
          className={`block w-full ${isLoading ? 'invisible' : ''}`}
        />
      </div>
      <p className="mt-4 border-line border-t pt-4 text-ink-muted text-sm">
        {t.byOthers(new URL(bookingUrl).host)}{' '}
        <a
          href={bookingUrl}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-block rounded-xs py-1 font-medium text-accent underline underline-offset-[0.2em]"
        >
          {t.openApart}
        </a>
      </p>
    </>
  );
}

interface FramedEmbed extends EmbedState {
  frame: RefObject<HTMLIFrameElement | null>;
  onLoad: () => void;
}

/** Listens to a framed booking page for as long as it is shown. */
function useEmbed({ namespace, origin, address }: Embed): FramedEmbed {
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
