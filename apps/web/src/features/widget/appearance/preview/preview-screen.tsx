import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { previewTexts } from './preview-texts.ts';

/** As much as fits beside the basic settings without scrolling. */
const TALLEST = 470;

interface PreviewScreenProps {
  address: string | null;
  size: { width: number; height: number };
}

/** A page of fixed width, scaled down to fit. */
export function PreviewScreen({ address, size }: PreviewScreenProps) {
  const t = useTexts(previewTexts);
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);

  useLayoutEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  const scale = Math.min(1, room / size.width, TALLEST / size.height);
  return (
    <div ref={box} className="flex justify-center">
      <div
        className="relative overflow-hidden rounded-panel border border-line-strong bg-surface-sunken"
        style={{ width: size.width * scale, height: size.height * scale }}
      >
        {address === null || scale === 0 ? (
          <span className="motion-wait block h-full bg-surface-hover">
            <span className="sr-only">{t.loading}</span>
          </span>
        ) : (
          <div
            className="absolute top-0 left-0 origin-top-left"
            style={{ width: size.width, height: size.height, transform: `scale(${scale})` }}
          >
            <PreviewFrames address={address} title={t.frame} />
          </div>
        )}
      </div>
    </div>
  );
}

// The widget is drawn shortly after its page has loaded.
const DRAWING_MS = 250;

/**
 * The page at the address. The previous page stays visible until the new one is rendered, so that nothing flashes;
 * focus inside moves along.
 */
function PreviewFrames({ address, title }: { address: string; title: string }) {
  const [shown, setShown] = useState(address);
  const [loaded, setLoaded] = useState<string | null>(null);
  const shownFrame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    if (loaded !== address) return;
    const timer = setTimeout(() => {
      const hasFocus = document.activeElement === shownFrame.current;
      flushSync(() => setShown(address));
      if (hasFocus) shownFrame.current?.focus();
    }, DRAWING_MS);
    return () => clearTimeout(timer);
  }, [loaded, address]);

  return [...new Set([shown, address])].map((each) => (
    <iframe
      key={each}
      ref={each === shown ? shownFrame : undefined}
      src={each}
      title={title}
      // Sandboxed: it can access neither this page nor its cookies.
      sandbox="allow-scripts"
      onLoad={() => setLoaded(each)}
      aria-hidden={each === shown ? undefined : true}
      tabIndex={each === shown ? undefined : -1}
      className={`absolute inset-0 size-full border-0 bg-surface-raised ${each === shown ? '' : 'invisible'}`}
    />
  ));
}
