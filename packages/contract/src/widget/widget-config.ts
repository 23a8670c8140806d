import type { WidgetConfig } from '../schemas/widget-config.ts';
import { darkenToContrast } from './contrast.ts';
import { WIDGET_FEATURES, WIDGET_PROFILES } from './widget-options.ts';

/**
 * The background and contrast against which the panel's text and icons are measured. The panel itself is white:
 * slightly less is assumed, so that rounding in the widget cannot make a passing shade fail.
 */
export const WIDGET_SURFACE = '#fbfaf7';
export const WIDGET_CONTRAST = { textColor: 4.5, mainColor: 3 } as const;

/** Whether two values of a setting are equal: the case of a color and the order of a list do not matter. */
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

/** The two colors as readable in the panel: as chosen, or darkened no more than needed. */
export function readableColors({ mainColor, textColor }: Pick<WidgetConfig, 'mainColor' | 'textColor'>) {
  return {
    mainColor: darkenToContrast(mainColor, WIDGET_SURFACE, WIDGET_CONTRAST.mainColor),
    textColor: darkenToContrast(textColor, WIDGET_SURFACE, WIDGET_CONTRAST.textColor),
  };
}
