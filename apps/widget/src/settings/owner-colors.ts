/** An owner's colors until they are chosen, and the panel's if the chosen ones are invalid. */
export const mainStandard = '#1e4ed8';
export const textStandard = '#1e293b';

/** Red, green and blue of `#rrggbb`. */
export const channels = (color: string): number[] => [1, 3, 5].map((at) => Number(`0x${color.slice(at, at + 2)}`));

/** The only accepted format of a color. */
export const hexColor = /^#[\da-f]{6}$/i;
