import { createHash } from 'node:crypto';
import { WIDGET_PREVIEW_PREFIX } from '@evenway/contract';

/** Style elements that React Aria adds by itself: touch handling of buttons, and scroll locking behind a dialog. */
const KNOWN_STYLES = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
];

interface Allowed {
  readonly webUrl: string;
  readonly apiUrl: string;
  readonly widgetUrl: string;
  /** Hosts of the booking pages, which are shown in a frame. */
  readonly frames: readonly string[];
}

/** The content policy of the application's pages: only our own files and our own API, and the frames. */
export function applicationPolicy(allowed: Allowed): string {
  // Of our own pages only the preview of the widget, in a sandboxed frame: others could access the page around it.
  const preview = `${new URL(allowed.webUrl).origin}${WIDGET_PREVIEW_PREFIX}/`;
  const hashes = KNOWN_STYLES.map((style) => ` 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  return contentPolicy({ ...allowed, frames: [preview, ...allowed.frames] }, hashes.join(''));
}

/** The public site has no inline styles at all. */
export function sitePolicy(allowed: Allowed): string {
  return contentPolicy(allowed, '');
}

function contentPolicy({ webUrl, apiUrl, widgetUrl, frames }: Allowed, styles: string): string {
  const elsewhere = (url: string) => (new URL(url).origin === new URL(webUrl).origin ? '' : ` ${new URL(url).origin}`);
  const api = elsewhere(apiUrl);
  // Our pages show the widget too, and it may be served from another host.
  const widget = elsewhere(widgetUrl);
  return [
    "default-src 'none'",
    `script-src 'self'${widget}`,
    `style-src 'self'${styles}`,
    `font-src 'self'${widget}`,
    "img-src 'self' data:",
    `connect-src 'self'${api}${widget}`,
    `frame-src ${frames.join(' ') || "'none'"}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    `form-action 'self'${api}`,
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}
