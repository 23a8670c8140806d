import { paths } from '@evenway/contract';
import type { Route } from '../lib/router/router.ts';
import { Navigate } from '../lib/router/screens.tsx';
import { settings } from '../platform/settings.ts';
import { RootLayout } from './layouts/root-layout.tsx';
import { authRoutes } from './routes/auth-routes.tsx';
import { organizationRoutes } from './routes/organization-routes.tsx';
import { notFoundRoute, unauthorizedRoute } from './routes/public-routes.tsx';
import { frame, screen } from './routes/screen.ts';

/** Pages for developers of the product; they do not exist in production. */
const localRoutes: readonly Route[] =
  import.meta.env.DEV || settings.localServices
    ? [screen('/local/ui', async () => (await import('../features/gallery/gallery-page.tsx')).GalleryPage)]
    : [];

/** Every screen of the application. Each is loaded on demand, with its layouts. */
export const routes: readonly Route[] = frame(
  async () => <RootLayout />,
  [
    ...notFoundRoute,
    // Only these pages check who is signed in; a page that does not exist makes no call.
    ...frame(async () => {
      const { SessionArea } = await import('./guards/session-area.tsx');
      return <SessionArea />;
    }, [...unauthorizedRoute, ...authRoutes, ...organizationRoutes]),
    screen(paths.dashboardAlias, async () => ToDashboard),
    ...localRoutes,
  ],
);

function ToDashboard() {
  return <Navigate to={paths.dashboard} replace />;
}
