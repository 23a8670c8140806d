import { paths } from '@evenway/contract';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from '../../lib/use-store.ts';
import { acceptAll, type Consent, declineAll, consent as storedConsent } from '../../platform/consent/consent.ts';
import { onOpenCookieSettings } from '../../platform/consent/cookie-settings.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { reserveBottom } from '../../platform/page/bottom-bar.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextLink } from '../../ui/navigation/text-link.tsx';
import { CookiePanel } from './cookie-panel.tsx';
import { returnFocusFrom } from './return-focus.ts';
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

/** Three equal buttons: no answer is made easier than another. */
function CookieBanner({ onCustomize }: { onCustomize: () => void }) {
  const t = useTexts(texts);
  const titleId = useId();
  const region = useRef<HTMLElement>(null);
  useEffect(() => (region.current ? reserveBottom(region.current) : undefined), []);
  useLayoutEffect(() => (region.current ? returnFocusFrom(region.current) : undefined), []);
  return (
    <section ref={region} aria-labelledby={titleId} data-cookie-question={t.saved} className={bannerClass}>
      <div className="site-column flex flex-col gap-x-10 gap-y-3 py-4 lg:flex-row lg:items-center lg:justify-between">
        <div className="text-sm">
          <h2 id={titleId} className="text-base">
            {t.title}
          </h2>
          <p className="mt-1 max-w-measure text-ink-muted">
            {t.question} <TextLink to={paths.cookies}>{t.policy}</TextLink>
          </p>
        </div>
        <div className="grid shrink-0 grid-cols-2 gap-2 *:first:col-span-2 sm:grid-cols-3 sm:gap-3 sm:*:first:col-span-1">
          <Button fullWidth onPress={onCustomize}>
            {t.customize}
          </Button>
          <Button fullWidth data-cookie-answer="rejected" onPress={declineAll}>
            {t.decline}
          </Button>
          <Button fullWidth data-cookie-answer="accepted" onPress={acceptAll}>
            {t.acceptAll}
          </Button>
        </div>
      </div>
    </section>
  );
}

// Never more than half of a window at any zoom: the rest of the banner scrolls.
const bannerClass =
  'motion-rise-once fixed inset-x-0 bottom-0 z-40 max-h-[50dvh] scroll-py-3 overflow-y-auto overscroll-contain border-line-strong border-t bg-surface-raised shadow-overlay print:hidden';
