import { Outlet, ScrollRestoration } from 'react-router';
import { useFocusHeading } from '../navigation/focus-heading.ts';
import { NavigationProgress } from '../navigation/navigation-progress.tsx';

export function RootLayout() {
  useFocusHeading();
  return (
    <>
      <NavigationProgress />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
