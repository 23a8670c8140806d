import { useCallback, useEffect, useRef, useState } from 'react';

type Notice = { readonly tone: 'success' } | { readonly tone: 'error'; readonly error: unknown };

/** A notice that disappears by itself. A newer one replaces it and gets its full time. */
export function useTemporaryNotice() {
  const [notice, setNotice] = useState<Notice | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = useCallback((next: Notice, milliseconds: number) => {
    clearTimeout(timer.current);
    setNotice(next);
    timer.current = setTimeout(() => setNotice(null), milliseconds);
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);
  return [notice, show] as const;
}
