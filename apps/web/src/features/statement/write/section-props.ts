import { type StatementContent, type StatementProblem, statementProblems } from '@evenway/contract';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { formTexts } from './form-texts.ts';

/** What every section of the form gets. */
export interface SectionProps {
  content: StatementContent;
  /** Changes some fields of the draft. */
  set: (change: Partial<StatementContent>) => void;
  errorOf: (problem: StatementProblem) => string | undefined;
}

export function useProblems(content: StatementContent, isShown: boolean): SectionProps['errorOf'] {
  const { problems } = useTexts(formTexts);
  const found = isShown ? statementProblems(content) : [];
  return (problem) => (found.includes(problem) ? problems[problem] : undefined);
}
