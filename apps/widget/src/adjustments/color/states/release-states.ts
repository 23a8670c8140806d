import { subjectName } from '../../../page/paint/painted-elements.ts';
import { remember } from '../../../page/remember.ts';
import type { Root } from '../../../page/rules/adopt-sheet.ts';
import { walkRules } from '../../../page/rules/walk-rules.ts';
import { safe } from '../../../page/safe.ts';
import { findIn } from '../../../page/safe-document.ts';
import { subjectOf } from './state-rules.ts';

const state =
  /:(hover|focus-visible|focus-within|focus|active|checked|target|disabled|enabled|invalid|valid|user-invalid|indeterminate|open|popover-open|placeholder-shown)(?![\w-])|\[(open|aria-[\w-]+|data-state)[^\]]*\]/g;

interface StateRule {
  selector: string;
  /** The selector without its state. */
  base: string;
}

/** More conditions on one rule cost too much; those of the nearest ancestors come first. */
const maxConditions = 24;

export interface States {
  /** Condition for a measured color: the element and its ancestors are in the same states as when it was measured. */
  atRest: (element: Element) => string;
  /**
   * Condition: a rule about these states applies to the element or to the nearest ancestor that has one; empty if there
   * is none.
   */
  during: (element: Element, about: About, except: About) => string;
  /** Like `during` for ancestors only, while the element's own rules do not apply. */
  around: (element: Element, about: About) => string;
  /** Elements with state rules inside others with state rules, and the base selectors of the inner ones. */
  nested: (about: About) => { elements: ReadonlySet<Element>; bases: string[] };
  hasAny: (about: About) => boolean;
}

/** Whether a selector is about the requested states. */
type About = (selector: string) => boolean;

/**
 * A measured color is valid only in the state in which it was measured. Builds the selector conditions for it from the
 * page's state rules for the element and its ancestors.
 */
export function statesOfElements(page: Root): States {
  const rules = statesOfPage(page);
  const own = new Map<Element, { yes: string[]; no: string[] }>();
  const atRest = remember((element: Element) => {
    const yes: string[] = [];
    const no: string[] = [];
    for (let at: Element | null = element; at && yes.length + no.length < maxConditions; at = safe(at).parentElement) {
      const found = statesOf(at);
      const inside = at === element ? '' : ' *';
      yes.push(...found.yes.map((one) => one + inside));
      no.push(...found.no.map((one) => one + inside));
    }
    return (no.length > 0 ? `:not(${no.join()})` : '') + yes.map((one) => `:is(${one})`).join('');
  });
  return {
    atRest,
    during: (element, about, except) => conditionFrom(element, element, about, except),
    around,
    nested,
    hasAny: (about) => all().some(({ selector }) => about(selector)),
  };

  function all(): StateRule[] {
    return [...rules.values()].flat();
  }

  function conditionFrom(start: Element, element: Element, about: About, except: About): string {
    for (let at: Element | null = start; at; at = safe(at).parentElement) {
      const { no } = statesOf(at);
      const list = (its: About) => no.filter(its).map((one) => (at === element ? one : `${one} *`));
      const [found, others] = [list(about), list(except)];
      if (found.length > 0) return `:is(${found.join()})${others.length > 0 ? `:not(${others.join()})` : ''}`;
    }
    return '';
  }

  function around(element: Element, about: About): string {
    const { parentElement } = safe(element);
    const own = statesOf(element).no.filter(about);
    const outside = parentElement && own.length > 0 ? conditionFrom(parentElement, element, about, () => false) : '';
    return outside && `${outside}:not(${own.join()})`;
  }

  function nested(about: About): { elements: ReadonlySet<Element>; bases: string[] } {
    const own = all().filter(({ selector, base }) => base !== '*' && about(subjectOf(selector)));
    const bases = [...new Set(own.map(({ base }) => base))];
    const list = `:is(${bases.join()})`;
    const elements = bases.length > 0 ? [...findIn(`${list} ${list}`, page)] : [];
    const ofThese = bases.filter((base) => elements.some((element) => safe(element).matches(base)));
    return { elements: new Set(elements), bases: ofThese };
  }

  function statesOf(element: Element): { yes: string[]; no: string[] } {
    let found = own.get(element);
    if (found) return found;
    found = { yes: [], no: [] };
    const names = [
      '*',
      safe(element).localName,
      `#${safe(element).id}`,
      ...Array.from(safe(element).classList, (name) => `.${name}`),
    ];
    for (const { selector, base } of names.flatMap((name) => rules.get(name) ?? [])) {
      if (safe(element).matches(base)) found[safe(element).matches(selector) ? 'yes' : 'no'].push(selector);
    }
    own.set(element, found);
    return found;
  }
}

/** Indexed by a name that every matching element must have. */
function statesOfPage(page: Root): Map<string, StateRule[]> {
  const rules = new Map<string, StateRule[]>();
  const seen = new Set<string>();
  walkRules(page, ({ selectors, style, forced }) => {
    if (forced || !selectors.some((one) => one.search(state) >= 0) || !setsColor(style)) return;
    for (const selector of selectors) {
      if (selector.search(state) < 0 || selector.includes('::') || seen.has(selector)) continue;
      seen.add(selector);
      const base = selector
        .replace(state, '')
        .replace(/:not\(\s*\)/g, '')
        .replace(/(^|[\s>+~(,])(?=$|[\s>+~),])/g, '$1*');
      if (!isSelector(base) || !isSelector(selector)) continue;
      const name = subjectName(base) || '*';
      const list = rules.get(name);
      if (list) list.push({ selector, base });
      else rules.set(name, [{ selector, base }]);
    }
  });
  return rules;
}

const setsColor = (style: CSSStyleDeclaration): boolean =>
  [...style].some((name) =>
    /^(--|color$|background-(color|image)$|background$|opacity$|filter$|-webkit-text-fill)/.test(name),
  );

function isSelector(text: string): boolean {
  try {
    new DocumentFragment().querySelector(text);
    return true;
  } catch {
    return false;
  }
}
