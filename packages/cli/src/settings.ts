/** The settings of the widget and their values, for `configure set --help`. The API is their source, and a test compares. */
export const SETTINGS: readonly (readonly [name: string, values: string])[] = [
  ['position', 'RIGHT, LEFT'],
  ['mainColor', '# and six hexadecimal digits'],
  ['textColor', '# and six hexadecimal digits'],
  ['size', '44 to 48'],
  ['offsetX', '0 to 400'],
  ['offsetY', '0 to 400'],
  ['icon', 'person, bars, text'],
  ['language', 'en, fr, de, es, it, pt, pt-br, nl, pl, sv, da, fi, cs, ar, or null'],
  ['hideOnPhones', 'true, false'],
  ['ownTriggerOnly', 'true, false'],
  ['statementUrl', 'an address that begins with https:// or http://, or null'],
  [
    'features',
    'a list of textSize, letterSpacing, lineHeight, font, align, weight, lineLength, contrast, colors, grayscale, saturation, links, headings, tunnel, guide, cursor, focusRing, readAloud, motion, hideMedia, altText, mute',
  ],
  ['profiles', 'a list of see, understand, calm, focus, read'],
];
