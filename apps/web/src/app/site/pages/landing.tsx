import type { ComponentProps } from 'react';
import { LandingPage } from '../../../features/landing/landing-page.tsx';

export function Page(props: ComponentProps<typeof LandingPage>) {
  return <LandingPage {...props} />;
}
