import { errorToText } from '../../platform/api/error-to-text.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useSession } from '../../platform/session/session-context.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { texts } from '../texts.ts';

/** We do not know who is signed in. Redirecting to sign-in would be a guess, and lose the person's place. */
export function SessionProblem() {
  const t = useTexts(texts).session;
  const { problem, reload } = useSession();
  return (
    <main className="mx-auto flex min-h-dvh max-w-2xl flex-col justify-center gap-6 px-6 py-16">
      <h1 tabIndex={-1} className="text-2xl">
        {t.title}
      </h1>
      <Banner tone="error" live>
        {errorToText(problem, t.advice)}
      </Banner>
      <div>
        <Button variant="primary" onPress={() => void reload()}>
          {t.retry}
        </Button>
      </div>
    </main>
  );
}
