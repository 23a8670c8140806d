import { type StatementContent, type StatementProblem, statementProblems } from '@evenway/contract';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { formTexts } from './form-texts.ts';

/** What every section of the form gets. */
export interface SectionProps {
  content: StatementContent;
  /** Changes some fields of the draft. */
  set: (change: Partial<StatementContent>) => void;
  /** The first of these problems that the draft has, so that a field shows one. */
  errorOf: (...problems: StatementProblem[]) => string | undefined;
}

export function useProblems(content: StatementContent, isShown: boolean): SectionProps['errorOf'] {
  const { problems } = useTexts(formTexts);
  const found = isShown ? statementProblems(content) : [];
  return (...asked) => {
    const first = asked.find((problem) => found.includes(problem));
    return first && problems[first];
  };
}
