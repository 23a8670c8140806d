/** Every function and the values it can take; absent means off, so that nothing is on by default. */
export const options = {
  textSize: ['110', '125', '150', '175', '200'],
  letterSpacing: ['1', '2', '3'],
  lineHeight: ['1', '2', '3'],
  font: ['atkinson', 'lexend', 'opendyslexic'],
  align: ['left', 'center', 'right'],
  contrast: ['dark', 'light', 'own'],
  grayscale: ['on'],
  saturation: ['low', 'high'],
  links: ['on'],
  headings: ['on'],
  tunnel: ['on'],
  guide: ['on'],
  cursor: ['on'],
  motion: ['on'],
  hideMedia: ['on'],
  mute: ['on'],
} as const;

export type Feature = keyof typeof options;
export type Settings = { [F in Feature]?: string };

export const features = Object.keys(options) as Feature[];
