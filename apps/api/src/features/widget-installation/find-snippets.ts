/** What of our snippets stands in the source of a page. */
export interface FoundSnippets {
  /** The ids in the order of the page, one for each snippet. */
  readonly ids: readonly string[];
  readonly isPinned: boolean;
  /** The form that adds the script by inline code. */
  readonly isInline: boolean;
}

/** Both forms write the id behind the name of the attribute: `data-widget-id="…"` or `'data-widget-id', '…'`. */
const ID = /data-widget-id(['"]?\s*[=,]\s*)['"]?([0-9a-f]{32})\b/gi;

/** What stands in a comment does not run, and does not count. */
export function findSnippets(html: string): FoundSnippets {
  const source = withoutComments(html);
  const found = [...source.matchAll(ID)];
  return {
    ids: found.map(([, , id = '']) => id.toLowerCase()),
    isPinned: /\/widget\/parts\/loader[\w.-]*\.js/.test(source),
    isInline: found.some(([, between = '']) => between.includes(',')),
  };
}

function withoutComments(html: string): string {
  let kept = '';
  let at = 0;
  while (at < html.length) {
    const start = html.indexOf('<!--', at);
    if (start < 0) return kept + html.slice(at);
    kept += html.slice(at, start);
    const end = html.indexOf('-->', start + 4);
    if (end < 0) return kept;
    at = end + 3;
  }
  return kept;
}
