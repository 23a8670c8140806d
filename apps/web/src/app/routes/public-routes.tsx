import { paths } from '@evenway/contract';
import type { RouteObject } from 'react-router';
import type { Policy } from '../../content/policies/policy.ts';
import { frame, screen } from './screen.ts';

export const publicRoutes = inPublicLayout([
  screen(paths.landing, async () => (await import('../../features/landing/landing-page.tsx')).LandingPage),
  policy(paths.privacy, async () => (await import('../../content/policies/privacy.ts')).privacyPolicy),
  policy(paths.terms, async () => (await import('../../content/policies/terms.ts')).termsOfService),
  policy(paths.cookies, async () => (await import('../../content/policies/cookies.ts')).cookiePolicy),
  policy(paths.security, async () => (await import('../../content/policies/security.ts')).securityPolicy),
  screen('*', async () => (await import('../../features/not-found/not-found-page.tsx')).NotFoundPage),
]);

export const unauthorizedRoute = inPublicLayout([
  screen(
    paths.unauthorized,
    async () => (await import('../../features/access-denied/access-denied-page.tsx')).AccessDeniedPage,
  ),
]);

function inPublicLayout(children: RouteObject[]): RouteObject {
  return frame(async () => {
    const { PublicLayout } = await import('../layouts/public-layout.tsx');
    return <PublicLayout />;
  }, children);
}

function policy(path: string, loadText: () => Promise<Policy>): RouteObject {
  return screen(path, async () => {
    const [{ PolicyPage }, text] = await Promise.all([import('../../features/policies/policy-page.tsx'), loadText()]);
    return () => <PolicyPage policy={text} />;
  });
}
