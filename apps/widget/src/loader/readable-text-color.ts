import { channels } from '../settings/owner-colors.ts';

/** White or black, whichever has more contrast: at least 4.5:1 on any color, which a softer black would not reach. */
export const readableTextColor = (color: string): string => (luminanceOf(color) > 0.179 ? '#000' : '#fff');

/**
 * The relative luminance of `#rrggbb`. The straight piece near black is left out: that adds less than a thousandth, and
 * only to the safe side.
 */
export const luminanceOf = (color: string): number => {
  const [red, green, blue] = channels(color).map((value) => ((value + 14) / 269) ** 2.4) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
