import { paths } from '@evenway/contract';
import type { ReactNode } from 'react';
import { Navigate } from '../../lib/router/screens.tsx';
import { useSession } from '../../platform/session/session-context.ts';

/** Everyone else is redirected to the dashboard. */
export function AdminsOnly({ children }: { children: ReactNode }) {
  const { role } = useSession();
  return role === 'ORG_ADMIN' ? children : <Navigate to={paths.dashboard} replace />;
}
