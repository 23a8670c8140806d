import type { WidgetConfig } from '../schemas/widget-config.ts';

/** Below it the real widget is served with the configuration in the address, and no visit is counted. */
export const WIDGET_PREVIEW_PREFIX = '/widget-preview';
/** The id that a script element below the prefix carries. */
export const WIDGET_PREVIEW_ID = 'preview';

/** Where the widget's files are served with this unsaved configuration. */
export function widgetPreviewBase(config: WidgetConfig): string {
  const bytes = new TextEncoder().encode(JSON.stringify(config));
  const text = btoa(String.fromCharCode(...bytes));
  return `${WIDGET_PREVIEW_PREFIX}/${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/** A sample page of a small shop with the widget in this configuration. */
export function widgetPreviewPage(config: WidgetConfig, language: 'en' | 'fr'): string {
  return `${widgetPreviewBase(config)}/page?lang=${language}`;
}
