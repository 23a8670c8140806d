import { paths } from '@evenway/contract';
import { useTexts } from '../platform/i18n/use-texts.ts';
import { usePageTitle } from '../platform/page/use-page-title.ts';
import { Button } from '../ui/actions/button.tsx';
import { buttonClass } from '../ui/actions/button-style.ts';
import { Disclosure } from '../ui/layout/disclosure.tsx';
import { ScreenLoadError } from './routes/screen.ts';
import { texts } from './texts.ts';

/** The last resort. It is part of the first file, so that it shows even if nothing else can be loaded. */
export function RouteError({ error }: { error: unknown }) {
  const t = useTexts(texts).error;
  usePageTitle(t.title);
  const isMissingCode = error instanceof ScreenLoadError;
  return (
    <main className="mx-auto flex min-h-dvh max-w-2xl flex-col justify-center gap-6 px-6 py-16">
      <h1 tabIndex={-1} className="text-3xl">
        {t.title}
      </h1>
      <p className="max-w-measure text-ink-muted">{isMissingCode ? t.missingCode : t.advice}</p>
      <div className="action-row">
        <Button variant="primary" onPress={() => window.location.reload()}>
          {t.reload}
        </Button>
        {/* A full load, because the running application cannot be trusted any more. */}
        <a href={paths.landing} className={buttonClass({ variant: 'secondary' })}>
          {t.home}
        </a>
      </div>
      {error instanceof Error && !isMissingCode && (
        <Disclosure title={t.details}>
          <pre className="overflow-x-auto whitespace-pre-wrap text-ink-muted text-sm">{`${error.name}: ${error.message}`}</pre>
        </Disclosure>
      )}
    </main>
  );
}
