import { useEffect, useState } from 'react';
import { useStore } from '../../lib/use-store.ts';
import { type Consent, consent as storedConsent } from '../../platform/consent/consent.ts';
import { onOpenCookieSettings } from '../../platform/consent/cookie-settings.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { CookieBanner } from './cookie-banner.tsx';
import { CookiePanel } from './cookie-panel.tsx';
import { texts } from './texts.ts';

/**
 * The cookie banner and the panel to change the answer. Right after the skip link: it is shown at the bottom of the
 * window, but comes first for keyboard and screen reader users. The server renders it into every public page, where
 * `show-cookie-banner.ts` shows it to those who have not answered.
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
      {/* Changes in here are announced politely; the focus stays. */}
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
