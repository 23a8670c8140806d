import { remember } from '../../../page/remember.ts';
import { safe } from '../../../page/safe.ts';
import { findAll } from '../../../page/safe-document.ts';
import { above } from '../../engine/specificity.ts';
import { selectedBackground, type Theme } from './theme.ts';

/** At this size an empty element, such as a carousel dot, can only be marked as a whole. */
const tiny = 32;
/** Anything taller is a region of the page, not a selected item. */
const tall = 160;

/** Among similar siblings, the one with an extra class. */
interface Odd {
  element: Element;
  /** Two of the others, which have identical classes: one of them alone might be marked in another way. */
  others: [Element, Element];
}

export interface Chosen {
  /** The marked elements and their declarations. */
  elements: Map<Element, string>;
  /** Selector suffix that leaves the outline to the focus ring. */
  suffix: string;
}

/**
 * Finds items that the page marks as selected only by a class and by color: among similar siblings, the one with an
 * extra class that looks different. Runs while the page still has its own colors.
 */
export function findSelected(page: Document, theme: Theme): Chosen {
  const elements = new Map<Element, string>();
  for (const { element, others } of oddOnes(page)) {
    const [found, again] = others.map((other) => whereTheyDiffer(element, other));
    if (!found || !again || elements.has(found.element) || isRegion(element)) continue;
    elements.set(found.element, found.css);
  }
  return { elements, suffix: `:not(:focus-visible)${above}` };

  /** The difference may be in the element itself or in its first descendants: `li.on > a`. */
  function whereTheyDiffer(element: Element, other: Element): { element: Element; css: string } | null {
    let [one, two]: [Element | null, Element | null] = [element, other];
    for (let depth = 0; one && two && depth < 3 && safe(one).localName === safe(two).localName; depth++) {
      if (safe(one).closest(marked)) return null;
      const css = markFor(one, getComputedStyle(one), getComputedStyle(two));
      if (css) return { element: one, css };
      [one, two] = [safe(one).firstElementChild, safe(two).firstElementChild];
    }
    return null;
  }

  function markFor(element: Element, own: CSSStyleDeclaration, its: CSSStyleDeclaration): string {
    const differ = (names: (keyof CSSStyleDeclaration)[]) => names.some((name) => own[name] !== its[name]);
    if (/url\(/.test(own.backgroundImage) || own.visibility !== 'visible' || own.display === 'none') return '';
    const { width, height } = safe(element).getBoundingClientRect();
    if (width === 0 || width > innerWidth * 0.8) return '';
    const background = differ(['backgroundColor', 'backgroundImage']);
    const hasBorder = own.borderTopStyle !== 'none' || own.borderBottomStyle !== 'none';
    const edge = hasBorder && differ(['borderTopColor', 'borderBottomColor', 'borderLeftColor']);
    if (width <= tiny && height <= tiny && !safe(element).textContent?.trim())
      return background || edge || differ(['opacity'])
        ? `background-color:${theme.mark}!important;outline:2px solid ${theme.mark}!important;outline-offset:2px!important;opacity:1!important;`
        : '';
    if (background) return `${selectedBackground(theme, '!important')}background-image:none!important;`;
    if (!edge && !differ(['color', 'opacity', 'boxShadow'])) return '';
    // A line that neither shifts the layout nor replaces a shadow, which may show another state.
    return `background-image:linear-gradient(${theme.mark},${theme.mark})!important;background-position:0 100%!important;background-size:100% 3px!important;background-repeat:no-repeat!important;`;
  }
}

/** States that are marked already. */
const marked = '[aria-current]:not([aria-current=false]),[aria-selected=true],[aria-pressed=true],[aria-checked=true]';

/** Content of a link or button does not make a region, whatever its markup. */
export const isRegion = (element: Element): boolean =>
  safe(element).getBoundingClientRect().height > tall ||
  safe(element).querySelector(':is(p,h1,h2,h3,form,table,section):not(:is(a,button) *)') !== null;

function* oddOnes(page: Document): Iterable<Odd> {
  const sorted = remember((classes: string) => classes.split(/\s+/).filter(Boolean).sort());
  const classesOf = (element: Element) => sorted(safe(element).getAttribute('class') ?? '');
  // Finds parents with at least three children faster than counting them.
  for (const third of findAll('body :nth-child(3)', page)) {
    const kinds = new Map<string, Element[]>();
    for (const child of safe(safe(third).parentElement as Element).children) {
      const kind = `${safe(child).localName} ${classesOf(child).join(' ')}`;
      const same = kinds.get(kind);
      if (same) same.push(child);
      else kinds.set(kind, [child]);
    }
    if (kinds.size < 2) continue;
    for (const [other, second] of kinds.values()) {
      if (!other || !second) continue;
      const classes = classesOf(other);
      for (const [element, another] of kinds.values()) {
        if (!element || another || safe(element).localName !== safe(other).localName) continue;
        const its = classesOf(element);
        if (its.length > classes.length && classes.every((name) => its.includes(name)))
          yield { element, others: [other, second] };
      }
    }
  }
}
