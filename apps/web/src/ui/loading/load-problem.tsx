import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Banner } from '../feedback/banner.tsx';

interface LoadProblemProps {
  retryLabel: string;
  onRetry: () => void;
  children: ReactNode;
}

/** In place of what could not be loaded: what happened, and a way to try again. */
export function LoadProblem({ retryLabel, onRetry, children }: LoadProblemProps) {
  const retry = () => {
    // The button goes away with the problem; focus starts again where the page does.
    document.querySelector<HTMLElement>('main h1')?.focus();
    onRetry();
  };
  return (
    <Banner
      tone="error"
      live
      action={
        <Button size="sm" onPress={retry}>
          {retryLabel}
        </Button>
      }
    >
      {children}
    </Banner>
  );
}
