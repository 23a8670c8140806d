import { createHtmlScanner } from '../../platform/html/html-scanner.ts';
import type { PageReader } from '../../platform/public-pages/read-public-page.ts';
import { isWholeCode, isWholeTag, mayGoOn, PINNED, runs } from './whole-snippet.ts';

/** Our snippets in the source of a page, and what the page itself says about scripts. */
export interface FoundSnippets {
  /** The ids in page order, one for each snippet. */
  readonly ids: readonly string[];
  readonly isPinned: boolean;
  /** The form that adds the script with inline code. */
  readonly isInline: boolean;
  /** Those whose whole code or tag runs, so only someone who may put scripts on the page can have put them there. */
  readonly whole: readonly WholeSnippet[];
  /** Content policies in `<meta>`. */
  readonly policies: readonly string[];
}

interface WholeSnippet {
  readonly id: string;
  readonly isInline: boolean;
}

const ATTRIBUTE = 'data-widget-id';
const ID = /^[0-9a-f]{32}$/;
/** Inline code has the id after the attribute's name: `'data-widget-id', '…'`, or as part of a tag that it writes. */
const ID_IN_CODE = /['"]?\s*[=,]\s*['"]?([0-9a-f]{32})\b/iy;

/**
 * Only scripts count: comments, text fields, templates and plain text do not run. Any script that names an id counts as
 * a snippet, since builders and proxies change its code and type; a whole one is exactly what we hand out.
 */
export function createSnippetFinder(cdnUrl: string): PageReader<FoundSnippets> {
  const ids: string[] = [];
  const whole: WholeSnippet[] = [];
  let isClear = true;
  let isCode = false;
  let tagId: string | undefined;
  const policies: string[] = [];
  let isPinned = false;
  let isInline = false;
  const scanner = createHtmlScanner({
    onTag(name, attributes, isForeign) {
      if (name === 'meta' && attributes.get('http-equiv')?.trim().toLowerCase() === 'content-security-policy')
        policies.push(attributes.get('content') ?? '');
      if (name !== 'script') return;
      const isRun = isClear && !isForeign && runs(attributes);
      isCode = isRun && !attributes.has('src');
      tagId = undefined;
      const id = attributes.get(ATTRIBUTE)?.trim().toLowerCase() ?? '';
      if (!ID.test(id)) return;
      ids.push(id);
      if (isRun && isWholeTag(attributes, cdnUrl)) tagId = id;
      isPinned ||= PINNED.test(attributes.get('src') ?? '');
    },
    onScript(code, isInert) {
      isClear &&= !mayGoOn(code);
      if (isInert) return;
      if (isClear && tagId !== undefined) whole.push({ id: tagId, isInline: false });
      const found = idsInCode(code);
      const [id] = found;
      if (id === undefined) return;
      ids.push(...found);
      if (isClear && isCode && isWholeCode(code, cdnUrl, id)) whole.push({ id, isInline: true });
      isInline = true;
      isPinned ||= PINNED.test(code);
    },
  });
  return { push: scanner.push, end: () => ({ ids, isPinned, isInline, whole, policies }) };
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
