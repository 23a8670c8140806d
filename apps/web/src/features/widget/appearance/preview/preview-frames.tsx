import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

// The widget draws itself a moment after its page has loaded.
const DRAWING_MS = 250;

/**
 * The page at the address. The page before it stays in sight until the new one is rendered, so that nothing flashes; focus
 * that is inside it by then moves along.
 */
export function PreviewFrames({ address, title }: { address: string; title: string }) {
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
      // A page of its own: it reaches neither this page nor its cookies.
      sandbox="allow-scripts"
      onLoad={() => setLoaded(each)}
      aria-hidden={each === shown ? undefined : true}
      tabIndex={each === shown ? undefined : -1}
      className={`absolute inset-0 size-full border-0 bg-surface-raised ${each === shown ? '' : 'invisible'}`}
    />
  ));
}
