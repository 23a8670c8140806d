import { earlySnippet, installationSnippet, type SnippetOptions } from '@evenway/contract';
import { createHtmlScanner } from '../../platform/html/html-scanner.ts';
import type { PageReader } from '../../platform/public-pages/read-public-page.ts';

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

/** One fixed release of the widget. */
const PINNED = /\/widget\/parts\/loader[\w.-]*\.js/;
const PINNED_PATH = /^\/widget\/parts\/loader[\w.-]*\.js$/;
const SCRIPT_TAGS = /^<script>|<\/script>$/g;
/** Far longer than ours, however it is indented. */
const MAX_CODE = 10_000;

/** What browsers run as JavaScript: https://mimesniff.spec.whatwg.org/#javascript-mime-type */
const JAVASCRIPT =
  /^(?:(?:application|text)\/(?:x-)?(?:ecma|java)script|text\/(?:javascript1\.[0-5]|jscript|livescript))$/;

/** Whether a browser of today runs a script with these attributes. */
function runs(attributes: ReadonlyMap<string, string>): boolean {
  if (attributes.has('nomodule') || (attributes.has('for') && attributes.has('event'))) return false;
  const type = attributes.get('type')?.toLowerCase();
  const language = attributes.get('language')?.toLowerCase();
  if (type === undefined) return !language || JAVASCRIPT.test(`text/${language}`);
  return type === '' || type.trim() === 'module' || JAVASCRIPT.test(type.trim());
}

/** Whether a tag loads the widget from us. */
function isWholeTag(attributes: ReadonlyMap<string, string>, cdnUrl: string): boolean {
  const src = attributes.get('src')?.trim() ?? '';
  if (!src.startsWith(cdnUrl)) return false;
  const path = src.slice(cdnUrl.length);
  return path === '/widget.js' || PINNED_PATH.test(path);
}

/** Whether code is one of the forms that we hand out and nothing else, white space aside. */
function isWholeCode(code: string, cdnUrl: string, uniqueId: string): boolean {
  if (code.length > MAX_CODE) return false;
  const path = PINNED.exec(code)?.[0];
  const integrity = /'(sha384-[\w+/=]+)'/.exec(code)?.[1];
  const options: SnippetOptions = {
    cdnUrl,
    uniqueId,
    ...(path !== undefined && integrity !== undefined && { pinned: { path, integrity } }),
  };
  return [installationSnippet, earlySnippet].some(
    (form) => squeeze(form(options).replace(SCRIPT_TAGS, '')) === squeeze(code),
  );
}

/**
 * Whether browsers may read past the end of a script: they do if it opens a comment with a script in it. What follows
 * may then be code or text, so it proves nothing.
 */
function mayGoOn(code: string): boolean {
  const open = code.indexOf('<!--', code.lastIndexOf('-->') + 1);
  return open >= 0 && code.toLowerCase().includes('<script', open);
}

const squeeze = (code: string) => code.replace(/\s+/g, '');
