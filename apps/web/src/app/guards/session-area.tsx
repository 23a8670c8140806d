import { Outlet } from '../../lib/router/screens.tsx';
import { SessionProvider } from '../../platform/session/session-provider.tsx';

export function SessionArea() {
  return (
    <SessionProvider>
      <Outlet />
    </SessionProvider>
  );
}
