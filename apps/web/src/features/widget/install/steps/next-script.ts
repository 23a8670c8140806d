import type { SnippetOptions } from '@evenway/contract';

/** The same script for Next.js, which places scripts by a component of its own. */
export function nextScript({ cdnUrl, uniqueId, pinned }: SnippetOptions): string {
  const check = pinned ? `\n  integrity="${pinned.integrity}"\n  crossOrigin="anonymous"` : '';
  return `import Script from 'next/script';

<Script
  src="${cdnUrl}${pinned?.path ?? '/widget.js'}"${check}
  data-widget-id="${uniqueId}"
  strategy="lazyOnload"
/>`;
}
