import { type Advice, loadAdvice } from '@evenway/checks/advice';
import { loadManualTexts, type ManualTexts } from '@evenway/checks/manual';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../../platform/preferences/language.ts';
import { LoadedPart } from '../../../shared/loading/loaded-part.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { checkTexts } from '../check-texts.ts';

/** What is said about rules and manual checks, in the reader's language. */
interface CheckWords {
  /** Null for a rule that is newer than our words. */
  readonly adviceOf: (rule: string) => Advice | null;
  readonly manual: ManualTexts;
}

const CheckWordsContext = createContext<CheckWords | null>(null);

/** There are many words, so that they are fetched for one language, as a file of their own. */
export function WithCheckWords({ children }: { children: ReactNode }) {
  const t = useTexts(checkTexts);
  const language = languagePreference.use();
  const words = useQuery({
    queryKey: ['check-words', language],
    queryFn: async (): Promise<CheckWords> => {
      const [adviceOf, manual] = await Promise.all([loadAdvice(language), loadManualTexts(language)]);
      return { adviceOf, manual };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <LoadedPart query={words} failed={t.failed} skeleton={<Skeleton shape="block" label={t.loading} />}>
      {(loaded) => <CheckWordsContext value={loaded}>{children}</CheckWordsContext>}
    </LoadedPart>
  );
}

export function useCheckWords() {
  const words = useContext(CheckWordsContext);
  if (words === null) throw new Error('The words of the check have not been loaded around this part');
  return { ...words, titleOf: (rule: string): string => words.adviceOf(rule)?.title ?? rule };
}
