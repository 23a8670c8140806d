import { contrastRatio, darkenToContrast, WIDGET_CONTRAST, WIDGET_SURFACE } from '@evenway/contract';
import { readHexColor } from '../../../ui/hex-color.ts';

type ColorName = keyof typeof WIDGET_CONTRAST;

/** The nearest colour that can be made out in the panel; null when this one can, or is no colour. */
export function offerColor(name: ColorName, typed: string): string | null {
  const color = readHexColor(typed);
  if (color === null || contrastRatio(color, WIDGET_SURFACE) >= WIDGET_CONTRAST[name]) return null;
  return darkenToContrast(color, WIDGET_SURFACE, WIDGET_CONTRAST[name]);
}

/** The contrast of a colour in the panel, never rounded up to what it does not reach. */
export function contrastInPanel(typed: string): number | null {
  const color = readHexColor(typed);
  return color === null ? null : Math.floor(contrastRatio(color, WIDGET_SURFACE) * 10) / 10;
}
