import { type ReactNode, useEffect, useState } from 'react';
import { Assistant } from '../../features/assistant/assistant.tsx';
import { CookieConsent } from '../../features/cookie-consent/cookie-consent.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { SkipLink } from '../../ui/navigation/skip-link.tsx';
import { texts } from '../texts.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** Header, content and footer of every public page. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const t = useTexts(texts);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink targetId="main">{t.skipToContent}</SkipLink>
      <CookieConsent />
      <SiteHeader />
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <SiteFooter />
      {/* Needs a script anyway, and would otherwise be drawn where the question about cookies is about to be. */}
      {useIsSettled() && <Assistant />}
    </div>
  );
}

/** False on the server and until the page has found its shape: what lies across the bottom has taken its place by then. */
function useIsSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setSettled(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return isSettled;
}
