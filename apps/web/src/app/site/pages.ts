import type { Plan, PublicPage, SiteContent } from '@evenway/contract';
import type { ComponentType } from 'react';

export interface SitePageProps {
  /** What is on sale; null while that is not known. */
  readonly plans: readonly Plan[] | null;
  readonly content: SiteContent | undefined;
}

/** Each page in a file of its own, so that a visitor loads only the words of the one they read. */
export const pages: Record<PublicPage, () => Promise<{ Page: ComponentType<SitePageProps> }>> = {
  landing: () => import('./pages/landing.tsx'),
  privacy: () => import('./pages/privacy.tsx'),
  terms: () => import('./pages/terms.tsx'),
  cookies: () => import('./pages/cookies.tsx'),
  security: () => import('./pages/security.tsx'),
};
