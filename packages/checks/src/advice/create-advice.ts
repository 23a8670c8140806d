import type { RuleId } from '../criteria/rules.ts';
import { ariaExamples } from './examples/aria-examples.ts';
import { controlsExamples } from './examples/controls-examples.ts';
import { mediaExamples } from './examples/media-examples.ts';
import { pageExamples } from './examples/page-examples.ts';
import { structureExamples } from './examples/structure-examples.ts';
import { TOPICS } from './topics.ts';
import type { AdviceLanguage, Example, FindAdvice, PlatformInstructions, RuleTexts, Topic } from './types.ts';

export const createAdvice =
  (
    language: AdviceLanguage,
    words: Readonly<Record<RuleId, RuleTexts>>,
    ways: Readonly<Record<Topic, PlatformInstructions>>,
  ): FindAdvice =>
  (rule) => {
    if (!Object.hasOwn(words, rule)) return null;
    const id = rule as RuleId;
    return { ...words[id], example: EXAMPLES[id](language), platforms: ways[TOPICS[id]] };
  };

const EXAMPLES: Readonly<Record<RuleId, (language: AdviceLanguage) => Example>> = {
  ...ariaExamples,
  ...controlsExamples,
  ...mediaExamples,
  ...pageExamples,
  ...structureExamples,
};
