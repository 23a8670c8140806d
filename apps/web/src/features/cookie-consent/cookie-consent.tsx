import { useEffect, useState } from 'react';
import { useStore } from '../../lib/use-store.ts';
import { type Consent, consent as storedConsent } from '../../platform/consent/consent.ts';
import { onOpenCookieSettings } from '../../platform/consent/cookie-settings.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { CookieBanner } from './cookie-banner.tsx';
import { CookiePanel } from './cookie-panel.tsx';
import { texts } from './texts.ts';

/**
 * The question about cookies and the panel to change the answer. Stands right after the skip link: it is rendered at the bottom
 * of the window, and met first by those who go through the page by keyboard or by ear. The server draws it into every public
 * page, where `show-cookie-banner.ts` shows it to those who have not answered.
 */
export function CookieConsent() {
  const t = useTexts(texts);
  const consent = useStore<Consent | undefined>(storedConsent, notKnownYet);
  const [isPanelOpen, setPanelOpen] = useState(false);
  const [wasAsked, setAsked] = useState(false);
  if (consent === null && !wasAsked) setAsked(true);

  useEffect(() => onOpenCookieSettings(() => setPanelOpen(true)), []);

  return (
    <>
      {/* What appears in here is read out when the reader pauses; focus stays where it is. */}
      <div aria-live="polite" className="print:hidden">
        {!consent && <CookieBanner onCustomize={() => setPanelOpen(true)} />}
        {consent && wasAsked && <p className="sr-only">{t.saved}</p>}
      </div>
      {isPanelOpen && <CookiePanel stored={consent ?? null} onClose={() => setPanelOpen(false)} />}
    </>
  );
}

/** The server cannot know this browser's answer. */
const notKnownYet = () => undefined;
