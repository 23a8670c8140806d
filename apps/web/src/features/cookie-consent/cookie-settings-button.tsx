import { openCookieSettings } from '../../platform/consent/cookie-settings.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { press } from '../../ui/actions/press.ts';
import { texts } from './texts.ts';

/** For the footer, where it looks like the links around it. Without scripts there is nothing to set, and no button. */
export function CookieSettingsButton({ className = '' }: { className?: string }) {
  const t = useTexts(texts);
  return (
    <button type="button" onClick={press(openCookieSettings)} className={`${className} noscript:hidden`}>
      {t.settings}
    </button>
  );
}
