import { useCallback, useEffect, useRef, useState } from 'react';

interface Notice {
  readonly tone: 'success' | 'error';
  readonly message: string;
}

/** A notice that goes away by itself. A newer one replaces it and gets its full time. */
export function usePassingNotice() {
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
