import { useEffect, useEffectEvent } from 'react';

/** Calls back each time the person comes back to this tab. */
export function useReturn(onReturn: () => void): void {
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') onReturn();
  });
  useEffect(() => {
    const listener = () => look();
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  }, []);
}
