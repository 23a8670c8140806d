import { createAdvice } from './create-advice.ts';
import { platformInstructions } from './platforms.en.ts';
import { ariaRules } from './rules/aria.en.ts';
import { controlsRules } from './rules/controls.en.ts';
import { mediaRules } from './rules/media.en.ts';
import { pageRules } from './rules/page.en.ts';
import { structureRules } from './rules/structure.en.ts';

export const findAdvice = createAdvice(
  'en',
  { ...ariaRules, ...controlsRules, ...mediaRules, ...pageRules, ...structureRules },
  platformInstructions,
);
