import { Outlet, ScrollRestoration } from 'react-router';
import { useFocusHeading } from '../navigation/focus-heading.ts';
import { NavigationProgress } from '../navigation/navigation-progress.tsx';
import { useRescuedFocus } from '../navigation/rescue-focus.ts';

export function RootLayout() {
  useFocusHeading();
  useRescuedFocus();
  return (
    <>
      <NavigationProgress />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
