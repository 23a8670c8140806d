import { readableColors } from '@evenway/contract';
import { readHexColor } from '../../../../ui/fields/hex-color.ts';

/** The shade in which the panel shows a color that is too light; null if it shows the color itself. */
export function derivedShade(name: 'mainColor' | 'textColor', typed: string): string | null {
  const color = readHexColor(typed);
  if (color === null) return null;
  const shade = readableColors({ mainColor: color, textColor: color })[name];
  return shade === color ? null : shade;
}
