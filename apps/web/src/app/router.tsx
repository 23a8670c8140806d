import { paths } from '@evenway/contract';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { useTexts } from '../platform/i18n/use-texts.ts';
import { settings } from '../platform/settings.ts';
import { LoadingScreen } from '../ui/loading/loading-screen.tsx';
import { RootLayout } from './layouts/root-layout.tsx';
import { RouteError } from './route-error.tsx';
import { authRoutes } from './routes/auth-routes.tsx';
import { organizationRoutes } from './routes/organization-routes.tsx';
import { notFoundRoute, unauthorizedRoute } from './routes/public-routes.tsx';
import { frame, screen } from './routes/screen.ts';
import { texts } from './texts.ts';

/** Pages for those who work on the product; they do not exist where it is served to customers. */
const localRoutes: RouteObject[] =
  import.meta.env.DEV || settings.localServices
    ? [screen('/local/ui', async () => (await import('../features/gallery/gallery-page.tsx')).GalleryPage)]
    : [];

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
