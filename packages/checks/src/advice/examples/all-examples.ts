import type { RuleId } from '../../criteria/rules.ts';
import type { AdviceLanguage, Example } from '../types.ts';
import { ariaExamples } from './aria-examples.ts';
import { controlsExamples } from './controls-examples.ts';
import { mediaExamples } from './media-examples.ts';
import { pageExamples } from './page-examples.ts';
import { structureExamples } from './structure-examples.ts';

export const EXAMPLES: Readonly<Record<RuleId, (language: AdviceLanguage) => Example>> = {
  ...ariaExamples,
  ...controlsExamples,
  ...mediaExamples,
  ...pageExamples,
  ...structureExamples,
};
