import { above } from '../../engine/specificity.ts';

/**
 * A filter on the root element is the one place where it does not become the box that fixed elements hang on. What is
 * shown above the page (dialogs, full screen) is painted apart from the root and needs its own.
 */
export const colorFilter = (filters: readonly string[]): string =>
  filters.length > 0 ? `:is(:root,:modal,:fullscreen)${above}{filter:${filters.join(' ')}!important}` : '';
