import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

// The widget is drawn shortly after its page has loaded.
const DRAWING_MS = 250;

/**
 * The page at the address. The previous page stays visible until the new one is rendered, so that nothing flashes;
 * focus inside moves along.
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
      // Sandboxed: it can access neither this page nor its cookies.
      sandbox="allow-scripts"
      onLoad={() => setLoaded(each)}
      aria-hidden={each === shown ? undefined : true}
      tabIndex={each === shown ? undefined : -1}
      className={`absolute inset-0 size-full border-0 bg-surface-raised ${each === shown ? '' : 'invisible'}`}
    />
  ));
}
