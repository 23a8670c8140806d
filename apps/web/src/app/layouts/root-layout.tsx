import { Outlet } from '../../lib/router/screens.tsx';
import { useScrollRestoration } from '../../lib/router/use-scroll-restoration.ts';
import { useFocusHeading } from '../navigation/focus-heading.ts';
import { NavigationProgress } from '../navigation/navigation-progress.tsx';
import { useFocusRecovery } from '../navigation/use-focus-recovery.ts';

export function RootLayout() {
  useFocusHeading();
  useFocusRecovery();
  useScrollRestoration();
  return (
    <>
      <NavigationProgress />
      <Outlet />
    </>
  );
}
