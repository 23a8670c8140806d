import type { Policy } from './policy.ts';
import { english } from './privacy.en.ts';
import { french } from './privacy.fr.ts';

export const privacyPolicy: Policy = { en: english, fr: french };
