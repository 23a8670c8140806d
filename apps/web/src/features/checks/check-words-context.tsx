import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../platform/preferences/language.ts';
import { type CheckWords, checkWordsQuery, titleOfRule } from '../../shared/checks/check-words.ts';
import { LoadedPart } from '../../shared/loading/loaded-part.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { checkTexts } from './check-texts.ts';

const CheckWordsContext = createContext<CheckWords | null>(null);

/** Provides the texts of rules and manual checks to its children. */
export function WithCheckWords({ children }: { children: ReactNode }) {
  const t = useTexts(checkTexts);
  const language = languagePreference.use();
  const words = useQuery(checkWordsQuery(language));
  return (
    <LoadedPart query={words} failed={t.failed} skeleton={<Skeleton shape="block" label={t.loading} />}>
      {(loaded) => <CheckWordsContext value={loaded}>{children}</CheckWordsContext>}
    </LoadedPart>
  );
}

export function useCheckWords() {
  const words = useContext(CheckWordsContext);
  if (words === null) throw new Error('The words of the check have not been loaded around this part');
  return { ...words, titleOf: (rule: string): string => titleOfRule(words, rule) };
}
