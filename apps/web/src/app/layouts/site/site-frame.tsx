import type { ReactNode } from 'react';
import { Assistant } from '../../../features/assistant/assistant.tsx';
import { BookingHost } from '../../../features/booking/booking-host.tsx';
import { CookieConsent } from '../../../features/cookie-consent/cookie-consent.tsx';
import { useStore } from '../../../lib/use-store.ts';
import { consent } from '../../../platform/consent/consent.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { SkipLink } from '../../../ui/navigation/skip-link.tsx';
import { texts } from '../../texts.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** Header, content and footer of every public page. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const t = useTexts(texts);
  // The bottom belongs to the cookie banner until it is answered.
  const hasAssistant = useStore(consent, renderedForAll) !== null;
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink targetId="main">{t.skipToContent}</SkipLink>
      <p role="alert" data-load-failure={t.loadFailed} data-start-failure={t.startFailed} className={failureClass} />
      <CookieConsent />
      <SiteHeader hasAssistant={hasAssistant} />
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <SiteFooter />
      {hasAssistant && <Assistant />}
      <BookingHost />
    </div>
  );
}

/** Filled in by `on-first-intent.ts`, or by `before-paint.js` if even that did not load. */
const failureClass =
  'fixed inset-x-4 top-20 z-50 mx-auto max-w-measure rounded-panel border border-negative bg-negative-surface px-4 py-3 text-negative shadow-overlay empty:hidden';

/** The server cannot know who has answered; `site.css` hides what it renders from those who have not. */
const renderedForAll = () => undefined;
