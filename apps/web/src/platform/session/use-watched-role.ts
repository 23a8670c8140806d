import { useEffect, useEffectEvent } from 'react';
import { onRefusal } from '../api/refusals.ts';

const LOOK_AGAIN_MS = 30_000;

/**
 * Reloads the signed-in person when their role may have changed: a call was refused for it, the page becomes visible
 * again, or periodically while it is visible. So a change by an admin reaches open screens.
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
