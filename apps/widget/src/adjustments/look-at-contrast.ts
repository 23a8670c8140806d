import {
  black,
  blend,
  type Color,
  contrast,
  luminance,
  pushColor,
  readColor,
  white,
  writeColor,
} from '../page/color.ts';
import { elementsOfPage } from '../page/elements-of-page.ts';
import { rulesForElements } from '../page/rules-for-elements.ts';
import type { Context, Look } from './adjustment.ts';

const enough = 7;

interface Ground {
  color: Color;
  /** A picture or gradient lies between the text and the next plain colour. */
  picture: boolean;
}

/** For the page's own colours, and for backgrounds that could not be told from the rules. */
export const lookAtContrast: Look = (value, context) =>
  value === 'own'
    ? ownContrast(context)
    : `:not(:empty,:root,img,video,canvas,svg,svg *,span,b,i,em,strong){background-color:${value === 'dark' ? '#000' : '#fff'}!important}`;

/**
 * The page's own colours, pushed apart until text reaches 7:1 and no further. Only elements that hold text and fall
 * short are touched; where a picture lies behind, the text gets a plain ground.
 */
function ownContrast({ withoutUs }: Context): string {
  const all = elementsOfPage();
  const wanted = withoutUs(() => {
    const grounds = new Map<Element, Ground>();
    const found = new Map<Element, string>();
    for (const element of all.filter(holdsText)) {
      const css = improve(element, grounds);
      if (css) found.set(element, css);
      // What is fine as it is must not inherit a colour that was made for another ground.
      else if (inheritsFrom(element, found)) found.set(element, `color:${getComputedStyle(element).color}!important;`);
    }
    return found;
  });
  return rulesForElements(wanted, new Set(all));
}

const inheritsFrom = ({ parentElement }: Element, found: ReadonlyMap<Element, string>): boolean =>
  parentElement !== null && (found.has(parentElement) || inheritsFrom(parentElement, found));

function improve(element: Element, grounds: Map<Element, Ground>): string {
  const ground = groundOf(element, grounds);
  const style = getComputedStyle(element);
  const ink = readColor(style.color);
  if (!ink) return '';
  const color = blend(ink, ground.color);
  if (ground.picture) {
    const back = luminance(ink) > 0.3 ? black : white;
    return set(pushColor(ink, back, enough) ?? white, back);
  }
  const needed = contrast(color, ground.color) < enough;
  if (!needed) return '';
  const pushed = pushColor(color, ground.color, enough);
  if (pushed) return set(pushed);
  // A middle tone, on which neither black nor white reaches 7:1, has to move itself.
  const text = luminance(color) > luminance(ground.color) ? white : black;
  return set(text, pushColor(ground.color, text, enough) ?? (text === white ? black : white));
}

const set = (color: Color, back?: Color): string =>
  `color:${writeColor(color)}!important;-webkit-text-fill-color:currentcolor!important;text-shadow:none!important;${
    back ? `background:${writeColor(back)}!important;` : ''
  }`;

function groundOf(element: Element, grounds: Map<Element, Ground>): Ground {
  const known = grounds.get(element);
  if (known) return known;
  const style = getComputedStyle(element);
  const parent = element.parentElement;
  const below = (): Ground => (parent ? groundOf(parent, grounds) : { color: white, picture: false });
  const own = readColor(style.backgroundColor);
  const clipped = style.getPropertyValue('-webkit-background-clip') === 'text';
  let ground: Ground;
  if (style.backgroundImage !== 'none' && !clipped)
    ground = { color: own?.[3] ? blend(own, white) : below().color, picture: true };
  else if (own && own[3] >= 0.99) ground = { color: own, picture: false };
  else {
    const under = below();
    const over = liesOnPicture(element, style);
    ground = { color: own?.[3] ? blend(own, under.color) : under.color, picture: under.picture || over };
  }
  grounds.set(element, ground);
  return ground;
}

/** Captions and the like, placed over a picture that is their neighbour. */
const liesOnPicture = (element: Element, { position }: CSSStyleDeclaration): boolean =>
  position === 'absolute' &&
  [...(element.parentElement?.children ?? [])].some(
    (other) => other !== element && /^(img|video|picture|canvas)$/.test(other.localName),
  );

const holdsText = (element: Element): boolean =>
  /^(input|textarea|select)$/.test(element.localName) ||
  (!element.closest('svg') && [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()));
