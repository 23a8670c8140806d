import type { ComponentProps } from 'react';
import { LandingPage } from '../../../features/landing/landing-page.tsx';

export function Page({ plans }: ComponentProps<typeof LandingPage>) {
  return <LandingPage plans={plans} />;
}
