import { channels } from '../settings/owner-colors.ts';

/** White or black, whichever stands out more: at least 4.5:1 on any colour, which no softer black could promise. */
export const readableTextColor = (color: string): string => (luminanceOf(color) > 0.179 ? '#000' : '#fff');

/** The relative luminance of `#rrggbb`. */
export const luminanceOf = (color: string): number => {
  const [red, green, blue] = channels(color).map((value) =>
    value > 10 ? ((value / 255 + 0.055) / 1.055) ** 2.4 : value / 3295,
  ) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
