/** Every function and its values. Absent means off, so nothing is on by default. */
export const options = {
  textSize: ['110', '125', '150', '175', '200'],
  letterSpacing: ['1', '2', '3'],
  lineHeight: ['1', '2', '3'],
  font: ['atkinson', 'lexend', 'opendyslexic'],
  align: ['left', 'center', 'right'],
  weight: ['medium', 'bold'],
  lineLength: ['60', '80'],
  contrast: ['dark', 'light', 'own'],
  colors: [],
  grayscale: ['on'],
  saturation: ['low', 'high'],
  links: ['on'],
  headings: ['on'],
  tunnel: ['on'],
  guide: ['on'],
  cursor: ['on'],
  focusRing: ['on'],
  readAloud: ['on'],
  motion: ['on'],
  hideMedia: ['on'],
  altText: ['on'],
  mute: ['on'],
} as const;

/** Values that are not from a list: `rrggbb` for text, background and links. */
const patterns: Record<string, RegExp> = { colors: /^[\da-f]{6}(-[\da-f]{6}){2}$/ };

export type Feature = keyof typeof options;
export type Settings = { [F in Feature]?: string };

export const features = Object.keys(options) as Feature[];

export const isOption = (feature: Feature, value: string): boolean =>
  (options[feature] as readonly string[]).includes(value) || !!patterns[feature]?.test(value);
