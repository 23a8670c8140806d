import { useEffect, useRef, useState } from 'react';

type CopyState = 'idle' | 'copied' | 'failed';

/** Copies to the clipboard; the confirmation disappears by itself, a failure stays until the next attempt. */
export function useCopy(confirmationMs: number) {
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy(text: string): Promise<boolean> {
    clearTimeout(timer.current);
    try {
      // Missing on insecure pages, refused by some browsers and policies.
      await navigator.clipboard.writeText(text);
    } catch {
      setState('failed');
      return false;
    }
    setState('copied');
    timer.current = setTimeout(() => setState('idle'), confirmationMs);
    return true;
  }

  return { state, copy };
}
