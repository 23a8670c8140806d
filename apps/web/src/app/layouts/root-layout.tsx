import { Outlet } from '../../lib/router/screens.tsx';
import { useScrollRestoration } from '../../lib/router/use-scroll-restoration.ts';
import { useFocusHeading } from '../navigation/focus-heading.ts';
import { NavigationProgress } from '../navigation/navigation-progress.tsx';
import { useRescuedFocus } from '../navigation/rescue-focus.ts';

export function RootLayout() {
  useFocusHeading();
  useRescuedFocus();
  useScrollRestoration();
  return (
    <>
      <NavigationProgress />
      <Outlet />
    </>
  );
}
