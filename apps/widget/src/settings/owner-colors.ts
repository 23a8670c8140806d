/** What an owner's colors are until they are chosen, and in the panel when those chosen cannot be read. */
export const mainStandard = '#1e4ed8';
export const textStandard = '#1e293b';

/** Red, green and blue of `#rrggbb`. */
export const channels = (color: string): number[] => [1, 3, 5].map((at) => Number(`0x${color.slice(at, at + 2)}`));

/** The only form in which a color is taken. */
export const hexColor = /^#[\da-f]{6}$/i;
