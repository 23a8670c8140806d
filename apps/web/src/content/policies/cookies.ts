import { english } from './cookies.en.ts';
import { french } from './cookies.fr.ts';
import type { Policy } from './policy.ts';

export const cookiePolicy: Policy = { en: english, fr: french };
