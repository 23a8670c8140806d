import type { WidgetConfig } from '../schemas/widget-config.ts';
import { darkenToContrast } from './contrast.ts';
import { WIDGET_FEATURES, WIDGET_PROFILES } from './widget-options.ts';

/**
 * What the panel's text and icons are measured on, and the contrast both need there. The panel itself is white: a little
 * less is assumed, so that no rounding in the widget makes a shade fail that passed here.
 */
export const WIDGET_SURFACE = '#fbfaf7';
export const WIDGET_CONTRAST = { textColor: 4.5, mainColor: 3 } as const;

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

/** The two colors as they can be made out in the panel: as chosen, or darkened no more than it takes. */
export function readableColors({ mainColor, textColor }: Pick<WidgetConfig, 'mainColor' | 'textColor'>) {
  return {
    mainColor: darkenToContrast(mainColor, WIDGET_SURFACE, WIDGET_CONTRAST.mainColor),
    textColor: darkenToContrast(textColor, WIDGET_SURFACE, WIDGET_CONTRAST.textColor),
  };
}
