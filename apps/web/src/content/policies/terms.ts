import type { Policy } from './policy.ts';
import { english } from './terms.en.ts';
import { french } from './terms.fr.ts';

export const termsOfService: Policy = { en: english, fr: french };
