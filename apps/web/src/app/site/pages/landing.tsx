import { LandingPage } from '../../../features/landing/landing-page.tsx';
import type { SitePageProps } from '../pages.ts';

export function Page({ plans }: SitePageProps) {
  return <LandingPage plans={plans} />;
}
