import { authScreens } from './auth-screens.ts';
import { localScreens } from './local-screens.ts';
import { organizationScreens } from './organization-screens.ts';
import { publicScreens } from './public-screens.ts';
import type { Screen } from './screen.ts';

/** Every screen of the product in every state worth looking at. */
export const screens: readonly Screen[] = [...publicScreens, ...authScreens, ...organizationScreens, ...localScreens];
