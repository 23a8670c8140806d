import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { texts } from './texts.ts';

export function LoadProblem({ problem, onRetry }: { problem: string; onRetry: () => void }) {
  const t = useTexts(texts);
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
          {t.retry}
        </Button>
      }
    >
      {problem}
    </Banner>
  );
}
