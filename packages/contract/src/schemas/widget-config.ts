import * as z from 'zod/mini';
import { isWebAddress, WEB_ADDRESS_PATTERN } from '../addresses/web-address.ts';
import {
  WIDGET_FEATURES,
  WIDGET_ICONS,
  WIDGET_LANGUAGES,
  WIDGET_LIMITS,
  WIDGET_PROFILES,
} from '../widget/widget-options.ts';

const HexColor = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/));
const pixels = ({ min, max }: { min: number; max: number }) => z.int().check(z.gte(min), z.lte(max));
/** A list of known names, each once; any may be missing, and order and repetition do not matter. */
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
  /** No button: the page opens the panel from an element with `data-evenway-open`. */
  ownTriggerOnly: z.boolean(),
  /** The site's accessibility statement; null for none. */
  statementUrl: z.nullable(z.string().check(z.maxLength(2000), z.regex(WEB_ADDRESS_PATTERN), z.refine(isWebAddress))),
  /** At least one: a panel without any function would be useless. */
  features: choiceOf(WIDGET_FEATURES).check(z.minLength(1)),
  profiles: choiceOf(WIDGET_PROFILES),
});
export type WidgetConfig = z.output<typeof WidgetConfig>;

const { position, mainColor, textColor, ...further } = WidgetConfig.shape;
const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(schema);

/** What may be saved: the settings that change. */
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
