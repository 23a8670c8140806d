import { useEffect } from 'react';
import { useSearchParams } from '../../../lib/router/hooks.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { usePageTitle } from '../../../platform/page/use-page-title.ts';
import { AuthHeading } from '../../../shared/sign-in/auth-heading.tsx';
import { announceOutcome, readOutcome } from '../../../shared/step-up/confirmation-window.ts';
import { confirmedTexts } from './confirmed-texts.ts';

/** The end of a visit to a provider that confirms who it is. The page that waits for it goes on by itself. */
export function ConfirmedPage() {
  const [query] = useSearchParams();
  const outcome = readOutcome(query.get('outcome'));
  const t = useTexts(confirmedTexts)[outcome];
  usePageTitle(t.title);
  useEffect(() => {
    announceOutcome(outcome);
    // Not every browser lets a window close itself after it has been elsewhere.
    window.close();
  }, [outcome]);
  return <AuthHeading title={t.title}>{t.help}</AuthHeading>;
}
