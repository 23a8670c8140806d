import { readColorsIn } from '../../page/color.ts';
import { create } from '../../page/safe-document.ts';
import type { Measurer } from '../engine/adjustment.ts';
import { measureTheme } from './measure-theme.ts';
import { themeOf } from './own-theme.ts';
import { pushPage } from './push-page.ts';

/** What rules alone cannot tell: what is really behind texts and icons, and whether the outcome is as good as it must be. */
export const measureContrast: Measurer = (value, context) => {
  const done = readColorsIn(context.loader.root, create);
  try {
    const theme = themeOf(value);
    return theme ? measureTheme(theme, context) : pushPage(context);
  } finally {
    done();
  }
};
