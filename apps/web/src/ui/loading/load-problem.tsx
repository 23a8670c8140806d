import { Button } from '../actions/button.tsx';
import { Banner } from '../feedback/banner.tsx';
import { useText } from '../texts.ts';

interface LoadProblemProps {
  retryLabel: string;
  onRetry: () => void;
  /** Takes the focus of the button, which disappears with the problem; by default the page's heading. */
  takeFocus?: () => void;
  /** What happened. */
  children: string;
}

/** Replaces what could not be loaded: what happened, a retry, and what to do if that does not help. */
export function LoadProblem({ retryLabel, onRetry, takeFocus = focusHeading, children }: LoadProblemProps) {
  const text = useText();
  return (
    <Banner
      tone="error"
      live
      title={children}
      action={
        <Button
          size="sm"
          onPress={() => {
            takeFocus();
            onRetry();
          }}
        >
          {retryLabel}
        </Button>
      }
    >
      {text.keepsFailing}
    </Banner>
  );
}

const focusHeading = () => document.querySelector<HTMLElement>('main h1')?.focus();
