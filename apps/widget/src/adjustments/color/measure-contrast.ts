import { readColorsIn } from '../../page/paint/color.ts';
import { create } from '../../page/safe-document.ts';
import type { Measured, Measurer } from '../engine/adjustment.ts';
import { wrapSteps } from '../engine/wrap-steps.ts';
import { strengthenPage } from './stronger-colors/strengthen-page.ts';
import { measureTheme } from './theme/measure-theme.ts';
import { themeOf } from './theme/own-theme.ts';

/** Measures what style rules alone do not reveal: the real background of text and icons, and the resulting contrast. */
export const measureContrast: Measurer = (value, context): Measured => {
  const inColors = <T>(work: () => T) => readColorsIn(context.loader.root, create, work);
  const theme = themeOf(value);
  const { css, check, canWait } = inColors(() => (theme ? measureTheme(theme, context) : strengthenPage(context)));
  return { css, check: () => wrapSteps(check(), inColors), canWait };
};
