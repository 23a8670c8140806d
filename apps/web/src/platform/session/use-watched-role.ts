import { useEffect, useEffectEvent } from 'react';
import { onRefusal } from '../api/refusals.ts';

const LOOK_AGAIN_MS = 30_000;

/**
 * Reads the signed-in person again when their role may have changed: a call was refused for it, the page is looked at
 * again, or some time has passed while it is looked at. So a change by an admin reaches screens that are open.
 */
export function useWatchedRole(isAuthenticated: boolean, reload: () => Promise<void>): void {
  const lookAgain = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void reload();
  });
  useEffect(() => {
    if (!isAuthenticated) return;
    const stopListening = onRefusal('forbidden', () => lookAgain());
    const onVisible = () => lookAgain();
    const timer = setInterval(onVisible, LOOK_AGAIN_MS);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      stopListening();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [isAuthenticated]);
}
