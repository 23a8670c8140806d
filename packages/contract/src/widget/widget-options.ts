/** What a visitor can switch on, in the order of the panel. */
export const WIDGET_FEATURES = [
  'textSize',
  'letterSpacing',
  'lineHeight',
  'font',
  'align',
  'weight',
  'lineLength',
  'contrast',
  'colors',
  'grayscale',
  'saturation',
  'links',
  'headings',
  'tunnel',
  'guide',
  'cursor',
  'focusRing',
  'readAloud',
  'motion',
  'hideMedia',
  'altText',
  'mute',
] as const;
export type WidgetFeature = (typeof WIDGET_FEATURES)[number];

/** Several functions in one press, named by their effect. */
export const WIDGET_PROFILES = ['see', 'understand', 'calm', 'focus', 'read'] as const;
export type WidgetProfile = (typeof WIDGET_PROFILES)[number];

export const WIDGET_LANGUAGES = [
  'en',
  'fr',
  'de',
  'es',
  'it',
  'pt',
  'pt-br',
  'nl',
  'pl',
  'sv',
  'da',
  'fi',
  'cs',
  'ar',
] as const;
export type WidgetLanguage = (typeof WIDGET_LANGUAGES)[number];

export const WIDGET_ICONS = ['person', 'bars', 'text'] as const;
export type WidgetIcon = (typeof WIDGET_ICONS)[number];

/** In CSS pixels. */
export const WIDGET_LIMITS = { size: { min: 44, max: 48 }, offset: { min: 0, max: 400 } } as const;
