import { useTexts } from '../../platform/i18n/use-texts.ts';
import { settings } from '../../platform/settings.ts';
import { buttonClass } from '../../ui/actions/button-style.ts';
import { texts } from './texts.ts';

interface BookingFallbackProps {
  bookingUrl: string;
  /** If another attempt could succeed. */
  onTryAgain: (() => void) | undefined;
}

export function BookingFallback({ bookingUrl, onTryAgain }: BookingFallbackProps) {
  const t = useTexts(texts);
  const { supportEmail } = settings.brand;
  return (
    <div className="py-4">
      <div role="alert">
        <p className="font-semibold text-lg">{t.failed}</p>
        <p className="mt-1 text-ink-muted">{t.failedHow}</p>
      </div>
      <div className="mt-6 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <a href={bookingUrl} target="_blank" rel="noopener noreferrer" className={buttonClass({ variant: 'primary' })}>
          {t.openPage}
          <span className="sr-only"> ({t.newTab})</span>
        </a>
        <a href={`mailto:${supportEmail}`} className={`${buttonClass({})} wrap-anywhere`}>
          {t.write(supportEmail)}
        </a>
      </div>
      {onTryAgain && (
        <button
          type="button"
          onClick={onTryAgain}
          // Aligns the text, not the edge of a borderless button, with what is above.
          className={`${buttonClass({ variant: 'quiet' })} mt-3 max-sm:w-full sm:-ms-4`}
        >
          {t.again}
        </button>
      )}
    </div>
  );
}
