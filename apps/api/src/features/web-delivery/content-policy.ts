import { createHash } from 'node:crypto';

/** Style elements that React Aria adds by itself: touch handling of buttons, and scroll locking behind a dialog. */
const KNOWN_STYLES = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
];

/** The content policy of the application's pages: our own files and our own API, and nothing else but the frames. */
export function contentPolicy(apiUrl: string, webUrl: string, frames: readonly string[]): string {
  const api = new URL(apiUrl).origin === new URL(webUrl).origin ? '' : ` ${new URL(apiUrl).origin}`;
  const hashes = KNOWN_STYLES.map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`).join(
    ' ',
  );
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${hashes}`,
    "font-src 'self'",
    "img-src 'self' data:",
    `connect-src 'self'${api}`,
    `frame-src ${frames.join(' ') || "'none'"}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    `form-action 'self'${api}`,
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}
