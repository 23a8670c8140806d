import * as z from 'zod/mini';
import { isWebAddress, WEB_ADDRESS_PATTERN, WEB_ADDRESS_RULE } from '../addresses/web-address.ts';
import {
  WIDGET_FEATURES,
  WIDGET_ICONS,
  WIDGET_LANGUAGES,
  WIDGET_LIMITS,
  WIDGET_PROFILES,
} from '../widget/widget-options.ts';

const says = z.describe;
const HexColor = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/, 'must be # and six hexadecimal digits'));
const pixels = ({ min, max }: { min: number; max: number }) => z.int().check(z.gte(min), z.lte(max));
/** A list of known names, each once; any may be missing, and order and repetition do not matter. */
const choiceOf = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.array(z.enum(names)).check(
    z.maxLength(names.length),
    z.refine((chosen) => new Set(chosen).size === chosen.length, 'must have each entry once'),
  );

export const WidgetConfig = z
  .object({
    position: z.enum(['RIGHT', 'LEFT']).check(says('The side of the page that has the button.')),
    mainColor: HexColor.check(
      says('The button, and icons and marks in the panel. Darkened there if it would be hard to see.'),
    ),
    textColor: HexColor.check(says('Text in the panel, on a light surface. Darkened if it would be hard to read.')),
    size: pixels(WIDGET_LIMITS.size).check(says('Height and width of the button in CSS pixels.')),
    offsetX: pixels(WIDGET_LIMITS.offset).check(says('From the side of the window to the button, in CSS pixels.')),
    offsetY: pixels(WIDGET_LIMITS.offset).check(says('From the bottom of the window to the button, in CSS pixels.')),
    icon: z.enum(WIDGET_ICONS).check(says('The picture on the button.')),
    language: z.nullable(z.enum(WIDGET_LANGUAGES)).check(says('Of the panel; null for the language of the page.')),
    hideOnPhones: z.boolean().check(says('No button on narrow screens.')),
    ownTriggerOnly: z
      .boolean()
      .check(says('No button at all: the page opens the panel from an element with data-evenway-open.')),
    statementUrl: z
      .nullable(
        z
          .string()
          .check(
            z.maxLength(2000),
            z.regex(WEB_ADDRESS_PATTERN, WEB_ADDRESS_RULE),
            z.refine(isWebAddress, WEB_ADDRESS_RULE),
          ),
      )
      .check(says('The address of the site’s accessibility statement; null for none.')),
    features: choiceOf(WIDGET_FEATURES).check(z.minLength(1), says('Functions in the panel, at least one.')),
    profiles: choiceOf(WIDGET_PROFILES).check(says('Profiles in the panel: several functions in one press.')),
  })
  .check(z.meta({ id: 'WidgetSettings', description: 'Every setting of the widget.' }));
export type WidgetConfig = z.output<typeof WidgetConfig>;

const { position, mainColor, textColor, ...further } = WidgetConfig.shape;
const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(schema);

/** What may be saved: the settings that change. */
export const WidgetConfigChange = z
  .strictObject({
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
  })
  .check(z.meta({ id: 'WidgetSettingsChange', description: 'Settings that are left out stay as they are.' }));
export type WidgetConfigChange = z.output<typeof WidgetConfigChange>;
