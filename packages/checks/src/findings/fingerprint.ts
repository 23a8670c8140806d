import { attributesOf, splitSteps, withoutPseudos, withoutValues } from './read-selector.ts';
import { firstTag } from './read-tags.ts';
import type { NodeResult } from './types.ts';

/**
 * The identity of a finding, the same on every page and in every check: the rule, and the element as its template wrote
 * it. Numbers, generated names and states are left out. An element with nothing of its own (a bare link) is identified
 * by its parent.
 */
export function fingerprintOf(rule: string, { selector, snippet }: NodeResult): string {
  const tag = firstTag(snippet);
  const element = tag ? signatureOfTag(tag.name, new Map(tag.attributes)) : compoundOf(lastOf(selector));
  const parent = hasOwnName(element) || PAGE_WIDE.test(element) ? '' : nearestParent(selector);
  return `${rule}:${hash(`${parent}>${element}`)}`;
}

const hasOwnName = (element: string) => /[.#]|\[name=/.test(element);

/** A page has only one, whatever attributes it gives them. */
const PAGE_WIDE = /^(html|body|head|title|main)$/;

function signatureOfTag(name: string, attributes: ReadonlyMap<string, string>): string {
  if (PAGE_WIDE.test(name)) return name;
  const classes = stableNames((attributes.get('class') ?? '').split(/\s+/));
  const id = stableName(attributes.get('id') ?? '');
  const named = ['role', 'type', 'name']
    .map((key) => [key, withoutNumbers(attributes.get(key) ?? '')])
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `[${key}=${value}]`);
  return [name, id && `#${id}`, ...classes.map((text) => `.${text}`), ...named].join('');
}

const stableNames = (names: readonly string[]) =>
  [...new Set(names.map(stableName).filter((text) => text !== ''))].sort();

/**
 * Parts of a name that depend on the page, the build or the state are removed: `menu-item-42`, `Header_nav__3xK2a`,
 * `is-active`.
 */
function stableName(name: string): string {
  if (STATE.test(name) || GENERATED.test(name) || GENERATED_PART.test(name)) return '';
  return withoutNumbers(name.replace(/(?:__|[-_])(?=[a-z0-9]*\d)(?=[a-z0-9]*[a-z])[a-z0-9]{5,}$/i, ''));
}

/** A redacted part may have been a number, too. */
function withoutNumbers(name: string): string {
  const letters = name.replace(/[\d…]+/g, '');
  let end = letters.length;
  while (end > 0 && '-_:'.includes(letters.charAt(end - 1))) end -= 1;
  return letters.slice(0, end);
}

const STATE =
  /^(is-|has-)?(active|current|selected|open|opened|closed|expanded|collapsed|hover|focus|focused|visited|loaded|loading|lazyload|lazyloaded|lazyloading|visible|hidden|first|last|odd|even|shown?|in-?view|animated|current[-_](menu|page)[-_]\w+)$/i;
/** React's ids (`:r1:`, `radix-:R2a:`, `_r_1_`), styled-components, emotion, Svelte and the like. */
const GENERATED = /^((sc|css|jsx|svelte|emotion|jss|makeStyles)-[\w-]*|_r_\w*_|[0-9a-f]{8,}(-[0-9a-f]{4,})*)$/;
const GENERATED_PART = /:[rR][0-9a-z]*:|«r\w*»/;

/** The part of a selector in the innermost frame and shadow tree. */
export const innermostOf = (selector: string): string => selector.split(/ \| | >>> /).at(-1) ?? '';
/** Outermost first, the element itself last. */
const compoundsOf = (selector: string) => splitSteps(innermostOf(selector));
const lastOf = (selector: string) => compoundsOf(selector).at(-1) ?? '';

/** The nearest one with a name, else the nearest. */
function nearestParent(selector: string): string {
  const parents = compoundsOf(selector).slice(0, -1).map(compoundOf);
  return parents.filter(hasOwnName).at(-1) ?? parents.at(-1) ?? '';
}

/** One step of a selector without positions, values, numbers and states. */
function compoundOf(step: string): string {
  const plain = withoutPseudos(withoutValues(step));
  const [name = ''] = /^[\w-]*/.exec(plain) ?? [];
  const id = stableName(/#((?:\\.|[\w-])+)/.exec(plain)?.[1] ?? '');
  const classes = stableNames(
    [...plain.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, text = '']) => text.replaceAll('\\', '')),
  );
  return [name, id && `#${id}`, ...classes.map((text) => `.${text}`), ...attributesOf(plain)].join('');
}

/** 64 bits in two halves (FNV-1a with two offsets): enough to tell the findings of a website apart. */
function hash(text: string): string {
  let [low, high] = [0x811c9dc5, 0x9747b28c];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code ^ (low >>> 24), 0x01000193);
  }
  return [high, low].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
