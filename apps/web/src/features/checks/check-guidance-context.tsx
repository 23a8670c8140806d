import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../platform/preferences/language.ts';
import { type CheckGuidance, checkGuidanceQuery, titleOfRule } from '../../shared/checks/check-guidance.ts';
import { LoadedPart } from '../../shared/loading/loaded-part.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { checkTexts } from './check-texts.ts';

const CheckGuidanceContext = createContext<CheckGuidance | null>(null);

/** Provides the texts of rules and manual checks to its children. */
export function WithCheckGuidance({ children }: { children: ReactNode }) {
  const t = useTexts(checkTexts);
  const language = languagePreference.use();
  const guidance = useQuery(checkGuidanceQuery(language));
  return (
    <LoadedPart query={guidance} failed={t.failed} skeleton={<Skeleton shape="block" label={t.loading} />}>
      {(loaded) => <CheckGuidanceContext value={loaded}>{children}</CheckGuidanceContext>}
    </LoadedPart>
  );
}

export function useCheckGuidance() {
  const guidance = useContext(CheckGuidanceContext);
  if (guidance === null) throw new Error('useCheckGuidance needs WithCheckGuidance around it');
  return { ...guidance, titleOf: (rule: string): string => titleOfRule(guidance, rule) };
}
