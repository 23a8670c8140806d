import * as z from 'zod/mini';
import { darkenToContrast } from './contrast.ts';

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

/**
 * What the panel's text and icons are measured on, and the contrast both need there. The panel itself is white: a little
 * less is assumed, so that no rounding in the widget makes a shade fail that passed here.
 */
export const WIDGET_SURFACE = '#fbfaf7';
export const WIDGET_CONTRAST = { textColor: 4.5, mainColor: 3 } as const;

const HexColor = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/));
const pixels = ({ min, max }: { min: number; max: number }) => z.int().check(z.gte(min), z.lte(max));
/** A list of known names, each once; it may leave out any, but order and repetition mean nothing. */
const choiceOf = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.array(z.enum(names)).check(
    z.maxLength(names.length),
    z.refine((chosen) => new Set(chosen).size === chosen.length),
  );

export const WidgetConfig = z.object({
  position: z.enum(['RIGHT', 'LEFT']),
  /** The button, and the icons and marks in the panel. */
  mainColor: HexColor,
  /** The panel's text on its light surface. */
  textColor: HexColor,
  size: pixels(WIDGET_LIMITS.size),
  offsetX: pixels(WIDGET_LIMITS.offset),
  offsetY: pixels(WIDGET_LIMITS.offset),
  icon: z.enum(WIDGET_ICONS),
  /** Null: the language of the page. */
  language: z.nullable(z.enum(WIDGET_LANGUAGES)),
  hideOnPhones: z.boolean(),
  /** No button of its own: the page opens the panel from an element with `data-evenway-open`. */
  ownTriggerOnly: z.boolean(),
  /** The site's accessibility statement; null for none. */
  statementUrl: z.nullable(
    z.string().check(z.maxLength(2000), z.regex(/^https?:\/\/[^\s"'<>\\]+$/), z.refine(isPlainWebAddress)),
  ),
  /** At least one: a panel without any function would be of no use. */
  features: choiceOf(WIDGET_FEATURES).check(z.minLength(1)),
  profiles: choiceOf(WIDGET_PROFILES),
});
export type WidgetConfig = z.output<typeof WidgetConfig>;

const { position, mainColor, textColor, ...further } = WidgetConfig.shape;
const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(schema);

/** What may be sent to be saved: the settings that change. */
export const WidgetConfigChange = z.strictObject({
  position: optional(position),
  mainColor: optional(mainColor),
  textColor: optional(textColor),
  size: optional(further.size),
  offsetX: optional(further.offsetX),
  offsetY: optional(further.offsetY),
  icon: optional(further.icon),
  language: optional(further.language),
  hideOnPhones: optional(further.hideOnPhones),
  ownTriggerOnly: optional(further.ownTriggerOnly),
  statementUrl: optional(further.statementUrl),
  features: optional(further.features),
  profiles: optional(further.profiles),
});
export type WidgetConfigChange = z.output<typeof WidgetConfigChange>;

/** Whether two values of a setting are one: neither the case of a color nor the order of a list means anything. */
export function isSameSetting(one: unknown, other: unknown): boolean {
  return comparable(one) === comparable(other);
}

function comparable(value: unknown): string {
  if (Array.isArray(value)) return JSON.stringify([...value].sort());
  return JSON.stringify(typeof value === 'string' && value.startsWith('#') ? value.toLowerCase() : value);
}

export const WIDGET_DEFAULTS: WidgetConfig = {
  position: 'RIGHT',
  mainColor: '#1E4ED8',
  textColor: '#1e293b',
  size: 48,
  offsetX: 20,
  offsetY: 20,
  icon: 'person',
  language: null,
  hideOnPhones: false,
  ownTriggerOnly: false,
  statementUrl: null,
  features: [...WIDGET_FEATURES],
  profiles: [...WIDGET_PROFILES],
};

/** The two colours as they can be made out in the panel: as chosen, or darkened no more than it takes. */
export function readableColors({ mainColor, textColor }: Pick<WidgetConfig, 'mainColor' | 'textColor'>) {
  return {
    mainColor: darkenToContrast(mainColor, WIDGET_SURFACE, WIDGET_CONTRAST.mainColor),
    textColor: darkenToContrast(textColor, WIDGET_SURFACE, WIDGET_CONTRAST.textColor),
  };
}

function isPlainWebAddress(address: string): boolean {
  try {
    const { protocol, username, password } = new URL(address);
    return /^https?:$/.test(protocol) && username === '' && password === '';
  } catch {
    // What cannot be parsed is no address.
    return false;
  }
}
