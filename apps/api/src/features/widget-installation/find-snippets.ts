import { createHtmlScanner } from '../../platform/html/html-scanner.ts';
import type { PageReader } from '../../platform/public-pages/read-public-page.ts';

/** Our snippets in the source of a page, and what the page itself says about scripts. */
export interface FoundSnippets {
  /** The ids in page order, one for each snippet. */
  readonly ids: readonly string[];
  readonly isPinned: boolean;
  /** The form that adds the script with inline code. */
  readonly isInline: boolean;
  /** Content policies in `<meta>`. */
  readonly policies: readonly string[];
}

const ATTRIBUTE = 'data-widget-id';
const ID = /^[0-9a-f]{32}$/i;
/** Inline code has the id after the attribute's name: `'data-widget-id', '…'`, or as part of a tag that it writes. */
const ID_IN_CODE = /['"]?\s*[=,]\s*['"]?([0-9a-f]{32})\b/iy;
const PINNED = /\/widget\/parts\/loader[\w.-]*\.js/;

/** Only scripts count: comments, text fields and plain text do not run. */
export function createSnippetFinder(): PageReader<FoundSnippets> {
  const ids: string[] = [];
  const policies: string[] = [];
  let isPinned = false;
  let isInline = false;
  const scanner = createHtmlScanner({
    onTag(name, attributes) {
      if (name === 'meta' && attributes.get('http-equiv')?.trim().toLowerCase() === 'content-security-policy')
        policies.push(attributes.get('content') ?? '');
      const id = name === 'script' ? attributes.get(ATTRIBUTE)?.trim() : undefined;
      if (id === undefined || !ID.test(id)) return;
      ids.push(id.toLowerCase());
      isPinned ||= PINNED.test(attributes.get('src') ?? '');
    },
    onScript(code) {
      const found = idsInCode(code);
      if (found.length === 0) return;
      ids.push(...found);
      isInline = true;
      isPinned ||= PINNED.test(code);
    },
  });
  return { push: scanner.push, end: () => ({ ids, isPinned, isInline, policies }) };
}

function idsInCode(code: string): string[] {
  const ids: string[] = [];
  for (let at = code.indexOf(ATTRIBUTE); at >= 0; at = code.indexOf(ATTRIBUTE, at + ATTRIBUTE.length)) {
    ID_IN_CODE.lastIndex = at + ATTRIBUTE.length;
    const id = ID_IN_CODE.exec(code)?.[1];
    if (id !== undefined) ids.push(id.toLowerCase());
  }
  return ids;
}
