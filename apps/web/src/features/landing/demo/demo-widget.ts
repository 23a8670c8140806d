import { WIDGET_DEFAULTS, WIDGET_LIMITS, WIDGET_PREVIEW_ID, widgetPreviewBase } from '@evenway/contract';
import { bottomBar } from '../../../platform/page/bottom-bar.ts';
import { loadScript } from '../../../platform/page/load-script.ts';

export interface DemoWidget {
  open(): void;
  remove(): void;
}

const PATIENCE_MS = 10_000;

/** Loads the real widget onto this page with default settings, clear of a bar at the bottom. */
export async function loadDemoWidget(): Promise<DemoWidget> {
  const offsetY = Math.min(bottomBar.get() + WIDGET_DEFAULTS.offsetY, WIDGET_LIMITS.offset.max);
  const base = widgetPreviewBase({ ...WIDGET_DEFAULTS, offsetY });
  const script = await loadScript(`${base}/widget.js`, { widgetId: WIDGET_PREVIEW_ID });
  const widget = await whenStarted();
  return {
    open: () => widget.open(),
    remove() {
      widget.remove();
      script.remove();
    },
  };
}

/** The widget registers itself at once and can be opened when its configuration has loaded. */
async function whenStarted(): Promise<DemoWidget> {
  const page = window as { Evenway?: DemoWidget };
  const before = page.Evenway?.open;
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) {
    if (page.Evenway === undefined) break;
    if (page.Evenway.open !== before) return page.Evenway;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('The widget did not start');
}
