import { paths } from '@evenway/contract';
import type { ReactNode } from 'react';
import { Navigate } from '../../lib/router/screens.tsx';
import { useSession } from '../../platform/session/session-context.ts';

/** Everyone else is led back to the dashboard, where they came from, rather than told off. */
export function AdminsOnly({ children }: { children: ReactNode }) {
  const { role } = useSession();
  return role === 'ORG_ADMIN' ? children : <Navigate to={paths.dashboard} replace />;
}
