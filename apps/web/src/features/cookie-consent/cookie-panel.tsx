import { Check } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { type Consent, type ConsentToggles, consent } from '../../platform/consent/consent.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { texts } from './texts.ts';

interface CookiePanelProps {
  stored: Consent;
  onClose: () => void;
}

/**
 * The browser's native modal dialog: the public pages have no other, and a choice about cookies should not wait for a
 * download. The browser handles Escape and returns the focus.
 */
export function CookiePanel({ stored, onClose }: CookiePanelProps) {
  const t = useTexts(texts).panel;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [toggles, setToggles] = useState<ConsentToggles>(() => ({
    analytics: stored?.analytics ?? true,
    marketing: stored?.marketing ?? true,
  }));

  useEffect(() => {
    dialog.current?.showModal();
    heading.current?.focus();
  }, []);

  const close = () => dialog.current?.close();
  const save = () => {
    close();
    consent.save('customized', toggles);
  };

  return (
    <dialog ref={dialog} aria-labelledby={`${id}-title`} onClose={onClose} className={panelClass}>
      <div className="px-5 pt-5 sm:px-7 sm:pt-6">
        <h2 ref={heading} id={`${id}-title`} tabIndex={-1} className="text-xl outline-none">
          {t.title}
        </h2>
        <p className="mt-2 text-ink-muted">{t.lead}</p>
        <ul className="mt-5 divide-y divide-line border-line border-t">
          <li className="py-3">
            <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-2 font-semibold leading-snug">
              <span>{t.essential}</span>
              <span className="inline-flex items-center gap-1.5 text-sm text-positive">
                <Check aria-hidden="true" className="size-4" strokeWidth={3} />
                {t.alwaysActive}
              </span>
            </div>
            <p className="-mt-1 text-ink-muted text-sm sm:pe-16">{t.essentialHelp}</p>
          </li>
          <li className="py-3">
            <Switch
              isSelected={toggles.analytics}
              onChange={(analytics) => setToggles({ ...toggles, analytics })}
              description={t.analyticsHelp}
            >
              {t.analytics}
            </Switch>
          </li>
          <li className="py-3">
            <Switch
              isSelected={toggles.marketing}
              onChange={(marketing) => setToggles({ ...toggles, marketing })}
              description={t.marketingHelp}
            >
              {t.marketing}
            </Switch>
          </li>
        </ul>
      </div>
      <div className={actionsClass}>
        <Button onPress={close}>{t.cancel}</Button>
        <Button variant="primary" onPress={save}>
          {t.save}
        </Button>
      </div>
    </dialog>
  );
}

const panelClass =
  'motion-rise-once fixed inset-0 m-auto mb-0 max-h-[calc(100dvh-1rem)] w-full max-w-none overflow-y-auto overscroll-contain scroll-pb-24 rounded-t-panel border border-line bg-surface-raised text-ink shadow-overlay outline-none backdrop:bg-scrim sm:mb-auto sm:max-w-xl sm:rounded-panel print:hidden';

const actionsClass =
  'sticky bottom-0 flex flex-wrap-reverse justify-end gap-3 border-line border-t bg-surface-raised px-5 py-4 *:grow sm:px-7 sm:*:grow-0 [@media(max-height:30rem)]:static';
