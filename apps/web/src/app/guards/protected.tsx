import { paths, type Role } from '@evenway/contract';
import { Suspense } from 'react';
import { useLocation } from '../../lib/router/hooks.ts';
import { Navigate, Outlet } from '../../lib/router/screens.tsx';
import { errorToText } from '../../platform/api/error-to-text.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { originOf } from '../../platform/session/redirect-target.ts';
import { useSession } from '../../platform/session/session-context.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { LoadingScreen } from '../../ui/loading/loading-screen.tsx';
import { texts } from '../texts.ts';

const ClosedAccount = lazyPart(
  async () => (await import('../../features/data-rights/deletion/closed-account.tsx')).ClosedAccount,
);

interface ProtectedProps {
  roles: readonly Role[];
  needsOrganization: boolean;
}

/** Lets a signed-in person with the right role through, and redirects everyone else. */
export function Protected({ roles, needsOrganization }: ProtectedProps) {
  const t = useTexts(texts);
  const location = useLocation();
  const { isLoading, isAuthenticated, role, orgId, problem, ended, accountDeletesAt } = useSession();

  if (isLoading) return <LoadingScreen label={t.loading} />;
  if (problem !== null) return <SessionProblem />;
  if (!isAuthenticated) {
    // People who signed out or left on purpose do not want to come back here.
    const state = ended === 'signed-out' || ended === 'left' ? null : originOf(location);
    return <Navigate to={paths.login} state={state} replace />;
  }
  if (accountDeletesAt !== null)
    return (
      <Suspense fallback={<LoadingScreen label={t.loading} />}>
        <ClosedAccount deletesAt={accountDeletesAt} />
      </Suspense>
    );
  if (role === null || !roles.includes(role)) return <Navigate to={paths.unauthorized} replace />;
  if (needsOrganization && orgId === null) return <Navigate to={paths.createOrganization} replace />;
  return <Outlet />;
}

/** We do not know who is signed in. Redirecting to sign-in would be a guess, and lose the person's place. */
function SessionProblem() {
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
