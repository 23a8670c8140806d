import type { Root } from '../../page/rules/adopt-sheet.ts';
import type { Adjustment } from '../engine/adjustment.ts';
import { above } from '../engine/specificity.ts';

const gray = 'grayscale(1)';

/**
 * On any element but the root, a filter becomes the containing block of fixed elements. The top layer (dialogs, full
 * screen) is painted apart from the root and needs its own filter. Frames are painted with the page.
 */
const filterPage = (root: Root, filter: string): string =>
  root === document ? `:is(:root,:modal,:fullscreen)${above}{filter:${filter}!important}` : '';

export const grayscale: Adjustment = { css: (_value, root) => filterPage(root, gray) };

/** Its rule comes later and overrides the one of grayscale, so it contains both. */
export const saturation: Adjustment = {
  css: (value, root, { settings }) =>
    filterPage(root, `${settings().grayscale ? `${gray} ` : ''}saturate(${value === 'low' ? 0.4 : 2})`),
};
