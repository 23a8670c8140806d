import { type StatementContent, type StatementProblem, statementProblems } from '@evenway/contract';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { formTexts } from './form-texts.ts';

/** What every section of the form gets. */
export interface SectionProps {
  content: StatementContent;
  /** Changes some fields of the draft. */
  set: (change: Partial<StatementContent>) => void;
  /** The props of the field for one of the draft's texts. */
  text: ReturnType<typeof textFieldsOf<StatementContent>>;
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

type TextKey<Part> = { [K in keyof Part]: string extends Part[K] ? K : never }[keyof Part] & string;

/** For the texts of a part of the draft. A field has the name of the problem it can have. */
export function textFieldsOf<Part extends object>(
  part: Part,
  change: (part: Partial<Part>) => void,
  errorOf: SectionProps['errorOf'],
) {
  return (key: TextKey<Part>, name: string = key) => ({
    name,
    value: String(part[key]),
    onChange: (text: string) => change({ [key]: text } as Partial<Part>),
    error: errorOf(name as StatementProblem),
  });
}
