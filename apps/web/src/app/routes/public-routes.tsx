import { paths } from '@evenway/contract';
import type { Route } from '../../lib/router/router.ts';
import { frame, screen } from './screen.ts';

/** The landing page and the policies are separate pages (`app/site`); this one only looks like them. */
export const notFoundRoute = inPublicLayout([
  screen('*', async () => (await import('../../features/not-found/not-found-page.tsx')).NotFoundPage),
]);

export const unauthorizedRoute = inPublicLayout([
  screen(
    paths.unauthorized,
    async () => (await import('../../features/access-denied/access-denied-page.tsx')).AccessDeniedPage,
  ),
]);

function inPublicLayout(children: readonly Route[]): Route[] {
  return frame(async () => {
    const { PublicLayout } = await import('../layouts/public-layout.tsx');
    return <PublicLayout />;
  }, children);
}
