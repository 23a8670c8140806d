import { createAdvice } from './create-advice.ts';
import { platformInstructions } from './platforms.fr.ts';
import { ariaRules } from './rules/aria.fr.ts';
import { controlsRules } from './rules/controls.fr.ts';
import { mediaRules } from './rules/media.fr.ts';
import { pageRules } from './rules/page.fr.ts';
import { structureRules } from './rules/structure.fr.ts';

export const findAdvice = createAdvice(
  'fr',
  { ...ariaRules, ...controlsRules, ...mediaRules, ...pageRules, ...structureRules },
  platformInstructions,
);
