import { Outlet } from 'react-router';
import { SessionProvider } from '../../platform/session/session-provider.tsx';

export function SessionArea() {
  return (
    <SessionProvider>
      <Outlet />
    </SessionProvider>
  );
}
