import { useEffect, useState } from 'react';
import { useIsNavigating } from '../../lib/router/hooks.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { texts } from '../texts.ts';

const PATIENCE_MS = 150;

/** A progress bar at the top while the next screen loads; short waits show nothing. */
export function NavigationProgress() {
  const t = useTexts(texts);
  const isLoading = useIsNavigating();
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setShown(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [isLoading]);

  return (
    <div role="status" className="fixed inset-x-0 top-0 z-50">
      {isShown && (
        <>
          <span className="motion-wait block h-1 bg-accent" />
          <span className="sr-only">{t.loadingPage}</span>
        </>
      )}
    </div>
  );
}
