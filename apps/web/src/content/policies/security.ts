import type { Policy } from './policy.ts';
import { english } from './security.en.ts';
import { french } from './security.fr.ts';

export const securityPolicy: Policy = { en: english, fr: french };
