import { earlySnippet, installationSnippet, type SnippetOptions } from '@evenway/contract';

/** One fixed release of the widget. */
export const PINNED = /\/widget\/parts\/loader[\w.-]*\.js/;
const PINNED_PATH = /^\/widget\/parts\/loader[\w.-]*\.js$/;
const SCRIPT_TAGS = /^<script>|<\/script>$/g;
/** Far longer than ours, however it is indented. */
const MAX_CODE = 10_000;

/** What browsers run as JavaScript: https://mimesniff.spec.whatwg.org/#javascript-mime-type */
const JAVASCRIPT =
  /^(?:(?:application|text)\/(?:x-)?(?:ecma|java)script|text\/(?:javascript1\.[0-5]|jscript|livescript))$/;

/** Whether a browser of today runs a script with these attributes. */
export function runs(attributes: ReadonlyMap<string, string>): boolean {
  if (attributes.has('nomodule') || (attributes.has('for') && attributes.has('event'))) return false;
  const type = attributes.get('type')?.toLowerCase();
  const language = attributes.get('language')?.toLowerCase();
  if (type === undefined) return !language || JAVASCRIPT.test(`text/${language}`);
  return type === '' || type.trim() === 'module' || JAVASCRIPT.test(type.trim());
}

/** Whether a tag loads the widget from us. */
export function isWholeTag(attributes: ReadonlyMap<string, string>, cdnUrl: string): boolean {
  const src = attributes.get('src')?.trim() ?? '';
  if (!src.startsWith(cdnUrl)) return false;
  const path = src.slice(cdnUrl.length);
  return path === '/widget.js' || PINNED_PATH.test(path);
}

/** Whether code is one of the forms that we hand out and nothing else, white space aside. */
export function isWholeCode(code: string, cdnUrl: string, uniqueId: string): boolean {
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
export function mayGoOn(code: string): boolean {
  const open = code.indexOf('<!--', code.lastIndexOf('-->') + 1);
  return open >= 0 && code.toLowerCase().includes('<script', open);
}

const squeeze = (code: string) => code.replace(/\s+/g, '');
