import { useEffect, useState } from 'react';

/** False on the server and until the page has found its shape: what lies across the bottom has taken its place by then. */
export function useIsSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setSettled(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return isSettled;
}
