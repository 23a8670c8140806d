import { elementsOfPage } from '../../page/elements/elements-of-page.ts';
import { rulesForElements } from '../../page/rules/rules-for-elements.ts';
import { safe } from '../../page/safe.ts';
import type { Measurer } from '../engine/adjustment.ts';
import { above } from '../engine/specificity.ts';

const mayHoldText = 'p,li,dd,dt,blockquote,td,figcaption,div,section,article,address,h1,h2,h3,h4,h5,h6';
/** Alignment is changed for a whole one of these, and no further up. */
const unit = 'body,section,article,header,footer,main,aside,nav,form,li,td,blockquote,[class*=card]';
const control = 'button,[role=button],input,select,summary,label,svg,math,nav';

/**
 * Aligns running text to the start, center or end of the line. Left and right follow the reading direction. What
 * belongs together moves together: from the element where the page sets the alignment, with its siblings.
 */
export const measureAlign: Measurer = (value, context) => {
  const elements = elementsOfPage(context.document);
  const wanted = new Map<Element, string>();
  const css = `text-align:${value === 'left' ? 'start' : value === 'right' ? 'end' : value}!important;`;
  context.withoutAdjustments(() => {
    for (const element of elements) {
      if (!safe(element).matches(mayHoldText) || safe(element).closest(control) || !isRunning(element, value)) continue;
      const style = getComputedStyle(element);
      const now = sideOf(style);
      if (now === value || style.display.startsWith('inline')) continue;
      if (now === 'center' && linesOf(element, style) < 2) continue;
      const origin = originOf(element, now);
      for (const one of [origin, ...siblingsAlike(origin, now)]) wanted.set(one, css + unstack(one));
      for (let inner: Element | null = element; inner && inner !== origin; inner = safe(inner).parentElement) {
        const more = unstack(inner);
        if (more) wanted.set(inner, css + more);
      }
    }
  });
  return rulesForElements(wanted, elements, above);
};

/** Has its own text, and if the page may have centered it for its look, enough to be read line by line. */
function isRunning(element: Element, value: string): boolean {
  const own = [...safe(element).childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
  return own && (value !== 'left' || (safe(element).textContent ?? '').trim().length > 60);
}

/** `left` for the start of the line and `right` for its end, in either reading direction. */
function sideOf({ textAlign, direction }: CSSStyleDeclaration): string {
  const side = textAlign.replace('-webkit-', '');
  if (side === 'start') return 'left';
  if (side === 'end') return 'right';
  return direction === 'rtl' && /left|right/.test(side) ? (side === 'left' ? 'right' : 'left') : side;
}

const linesOf = (element: Element, { lineHeight, fontSize }: CSSStyleDeclaration): number =>
  Math.round(safe(element).clientHeight / (Number.parseFloat(lineHeight) || Number.parseFloat(fontSize) * 1.2));

function originOf(element: Element, side: string): Element {
  const { parentElement: parent } = safe(element);
  if (
    !parent ||
    safe(element).matches(unit) ||
    safe(parent).matches('body') ||
    sideOf(getComputedStyle(parent)) !== side
  )
    return element;
  return originOf(parent, side);
}

/** A title that is centered like the text below it. */
const siblingsAlike = (origin: Element, side: string): Element[] =>
  [...(safe(safe(origin).parentElement)?.children ?? [])].filter(
    (one) =>
      one !== origin && !safe(one).matches(control) && sideOf(getComputedStyle(one)) === side && side === 'center',
  );

/** Stacked, centered boxes would stay centered while their text moves to the side. */
function unstack(element: Element): string {
  const { display, flexDirection, alignItems } = getComputedStyle(element);
  const stacked = display.endsWith('flex') && flexDirection.startsWith('column') && alignItems === 'center';
  return stacked ? 'align-items:stretch!important;' : '';
}
