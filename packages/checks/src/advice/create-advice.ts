import type { RuleId } from '../criteria/rules.ts';
import { EXAMPLES } from './examples/all-examples.ts';
import { TOPICS } from './topics.ts';
import type { AdviceLanguage, FindAdvice, PlatformInstructions, RuleTexts, Topic } from './types.ts';

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
