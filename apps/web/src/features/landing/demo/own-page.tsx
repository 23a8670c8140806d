import { ownPageTexts } from '../../../content/landing/own-page.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { settings } from '../../../platform/settings.ts';
import { buttonClass } from '../../../ui/actions/button-style.ts';
import { labelClass, textInputClass } from '../../../ui/fields/field-style.ts';
import { TextLink } from '../../../ui/navigation/text-link.tsx';

/**
 * Server-rendered; `follow-own-page.ts` handles it. If the form is sent before that has loaded, the entered address is
 * in our URL (decision 40).
 */
export function OwnPage() {
  const t = useTexts(ownPageTexts);
  return (
    <div className="max-w-[34rem] noscript:hidden">
      <form data-own-page="" noValidate>
        <label htmlFor="own-page" className={labelClass}>
          {t.label}
        </label>
        <div className="mt-1.5 flex flex-wrap gap-2">
          <div className="min-w-48 flex-1">
            <input
              id="own-page"
              name="page"
              type="text"
              inputMode="url"
              autoComplete="url"
              autoCapitalize="none"
              spellCheck={false}
              placeholder={t.placeholder}
              aria-describedby="own-page-error"
              className={textInputClass}
            />
          </div>
          <button type="submit" className={buttonClass({ variant: 'secondary' })}>
            {t.action}
          </button>
        </div>
        <p
          id="own-page-error"
          role="alert"
          data-message={t.error}
          className="mt-1.5 font-medium text-negative text-sm empty:hidden"
        />
      </form>
      <div
        id="own-page-steps"
        hidden
        className="mt-3 rounded-panel border border-line-strong bg-surface-raised p-4 text-sm"
      >
        <h2 tabIndex={-1} className="break-words text-lg outline-none">
          {t.title}
          <span data-host="" />
        </h2>
        <ol className="mt-2 flex list-decimal flex-col gap-2 ps-5">
          <li>
            {t.drag}{' '}
            <a data-bookmark="" href="#own-page" className={buttonClass({ variant: 'secondary', size: 'sm' })}>
              {t.bookmark(settings.brand.name)}
            </a>
          </li>
          <li className="break-words">
            {t.open}{' '}
            <span data-open="">
              <TextLink href="#own-page" external>
                <span data-host="" />
              </TextLink>
            </span>
          </li>
        </ol>
        <label htmlFor="own-page-line" className="mt-3 block">
          {t.console}
        </label>
        <input id="own-page-line" readOnly className={`${textInputClass} mt-1 font-mono`} />
        <p className="mt-3 text-ink-muted">{t.note}</p>
      </div>
    </div>
  );
}
