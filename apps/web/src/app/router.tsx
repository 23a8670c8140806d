import { paths } from '@evenway/contract';
import { createBrowserRouter, Navigate } from 'react-router';
import { useTexts } from '../platform/i18n/use-texts.ts';
import { LoadingScreen } from '../ui/loading/loading-screen.tsx';
import { RootLayout } from './layouts/root-layout.tsx';
import { RouteError } from './route-error.tsx';
import { authRoutes } from './routes/auth-routes.tsx';
import { localRoutes } from './routes/local-routes.ts';
import { organizationRoutes } from './routes/organization-routes.tsx';
import { notFoundRoute, unauthorizedRoute } from './routes/public-routes.tsx';
import { frame } from './routes/screen.ts';
import { texts } from './texts.ts';

export const router = createBrowserRouter([
  {
    Component: RootLayout,
    ErrorBoundary: RouteError,
    HydrateFallback: FirstLoad,
    children: [
      notFoundRoute,
      // Only these pages ask who is signed in; a page that does not exist makes no call.
      frame(async () => {
        const { SessionArea } = await import('./guards/session-area.tsx');
        return <SessionArea />;
      }, [unauthorizedRoute, ...authRoutes, ...organizationRoutes]),
      { path: paths.dashboardAlias, element: <Navigate to={paths.dashboard} replace /> },
      ...localRoutes,
    ],
  },
]);

/** Shown until the code of the first screen is there. */
function FirstLoad() {
  const t = useTexts(texts);
  return <LoadingScreen label={t.loading} />;
}
