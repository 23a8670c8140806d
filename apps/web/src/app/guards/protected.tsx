import { paths, type Role } from '@evenway/contract';
import { Suspense } from 'react';
import { useLocation } from '../../lib/router/hooks.ts';
import { Navigate, Outlet } from '../../lib/router/screens.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { originOf } from '../../platform/session/redirect-target.ts';
import { useSession } from '../../platform/session/session-context.ts';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { LoadingScreen } from '../../ui/loading/loading-screen.tsx';
import { texts } from '../texts.ts';
import { SessionProblem } from './session-problem.tsx';

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
