import { Outlet, ScrollRestoration } from 'react-router';
import { BookingHost } from '../../features/booking/booking-host.tsx';
import { useFocusHeading } from '../navigation/focus-heading.ts';
import { NavigationProgress } from '../navigation/navigation-progress.tsx';

export function RootLayout() {
  useFocusHeading();
  return (
    <>
      <NavigationProgress />
      <Outlet />
      <ScrollRestoration />
      <BookingHost />
    </>
  );
}
