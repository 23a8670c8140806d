import type { Plan, PublicPage, SiteContent } from '@evenway/contract';
import type { ComponentType } from 'react';

export interface SitePageProps {
  /** What is on sale; null while unknown. */
  readonly plans: readonly Plan[] | null;
  readonly content: SiteContent | undefined;
}

/** Each page in a separate file, so that a visitor loads only the texts of that page. */
export const pages: Record<PublicPage, () => Promise<{ Page: ComponentType<SitePageProps> }>> = {
  landing: () => import('./pages/landing.tsx'),
  privacy: () => import('./pages/privacy.tsx'),
  terms: () => import('./pages/terms.tsx'),
  cookies: () => import('./pages/cookies.tsx'),
  security: () => import('./pages/security.tsx'),
};
