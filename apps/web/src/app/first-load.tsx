import { useTexts } from '../platform/i18n/use-texts.ts';
import { LoadingScreen } from '../ui/loading/loading-screen.tsx';
import { texts } from './texts.ts';

/** Shown until the code of the first screen is there. */
export function FirstLoad() {
  const t = useTexts(texts);
  return <LoadingScreen label={t.loading} />;
}
