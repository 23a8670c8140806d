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
} from '../../page/color.ts';
import { elementsOfPage } from '../../page/elements-of-page.ts';
import { rulesForElements } from '../../page/rules-for-elements.ts';
import type { Context, Measurer } from '../engine/adjustment.ts';
import { above } from '../engine/specificity.ts';

const enough = 7;

interface Ground {
  color: Color;
  /** A picture or gradient lies between the text and the next plain colour. */
  picture: boolean;
  /** What was found to be needed on it, by the colour of the text. */
  needs: Map<string, string>;
}

/** For the page's own colours, and for backgrounds that could not be told from the rules. */
export const measureContrast: Measurer = (value, context) =>
  value === 'own'
    ? ownContrast(context)
    : `:not(:empty,:root,img,video,canvas,svg,svg *,span,b,i,em,strong)${above}{background:${value === 'dark' ? '#000' : '#fff'}!important}`;

/**
 * The page's own colours, pushed apart until text reaches 7:1 and no further. Only elements that hold text and fall
 * short are touched; where a picture lies behind, the text gets a plain ground.
 */
function ownContrast({ withAdjustments }: Context): string {
  const all = elementsOfPage();
  const wanted = withAdjustments(() => {
    const grounds = new Map<Element, Ground>();
    const found = new Map<Element, string>();
    for (const element of all) {
      if (!holdsText(element)) continue;
      const css = improve(element, grounds);
      if (css) found.set(element, css);
      // What is fine as it is must not inherit a colour that was made for another ground.
      else if (inheritsFrom(element, found)) found.set(element, `color:${getComputedStyle(element).color}!important;`);
    }
    return found;
  });
  return rulesForElements(wanted, all, above);
}

const inheritsFrom = ({ parentElement }: Element, found: ReadonlyMap<Element, string>): boolean =>
  parentElement !== null && (found.has(parentElement) || inheritsFrom(parentElement, found));

function improve(element: Element, grounds: Map<Element, Ground>): string {
  const { color } = getComputedStyle(element);
  const ground = groundOf(element, grounds);
  let css = ground.needs.get(color);
  if (css === undefined) {
    css = improveColor(color, ground);
    ground.needs.set(color, css);
  }
  return css;
}

function improveColor(text: string, ground: Ground): string {
  const ink = readColor(text);
  if (!ink) return '';
  if (ground.picture) {
    const back = luminance(ink) > 0.3 ? black : white;
    return set(pushColor(ink, back, enough) ?? white, back);
  }
  const color = blend(ink, ground.color);
  if (contrast(color, ground.color) >= enough) return '';
  const pushed = pushColor(color, ground.color, enough);
  if (pushed) return set(pushed);
  // A middle tone, on which neither black nor white reaches 7:1, has to move itself.
  const end = luminance(color) > luminance(ground.color) ? white : black;
  return set(end, pushColor(ground.color, end, enough) ?? (end === white ? black : white));
}

const set = (color: Color, back?: Color): string =>
  `color:${writeColor(color)}!important;-webkit-text-fill-color:currentcolor!important;text-shadow:none!important;${
    back ? `background:${writeColor(back)}!important;` : ''
  }`;

function groundOf(element: Element, grounds: Map<Element, Ground>): Ground {
  const known = grounds.get(element);
  if (known) return known;
  const style = getComputedStyle(element);
  const { parentElement: parent } = element;
  const own = readColor(style.backgroundColor);
  const picture = style.backgroundImage !== 'none' && style.getPropertyValue('-webkit-background-clip') !== 'text';
  const isPlain = !picture && own !== null && own[3] >= 0.99;
  const below = parent && !isPlain ? groundOf(parent, grounds) : { color: white, picture: false, needs: new Map() };
  const lies = picture || (!isPlain && liesOnPicture(element, style));
  // Most elements paint nothing and stand on what their parent stands on.
  const ground =
    !own?.[3] && !lies
      ? below
      : {
          color: own?.[3] ? blend(own, picture ? white : below.color) : below.color,
          picture: lies || below.picture,
          needs: new Map(),
        };
  grounds.set(element, ground);
  return ground;
}

/** Captions and the like, placed over a picture that is their neighbour. */
function liesOnPicture(element: Element, style: CSSStyleDeclaration): boolean {
  for (let other = element.parentElement?.firstElementChild; other; other = other.nextElementSibling) {
    if (other !== element && /^(img|video|picture|canvas)$/.test(other.localName)) return style.position === 'absolute';
  }
  return false;
}

function holdsText(element: Element): boolean {
  if (/^(input|textarea|select)$/.test(element.localName)) return true;
  if (!(element instanceof HTMLElement)) return false;
  for (let node = element.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === 3 && /\S/.test(node.nodeValue ?? '')) return true;
  }
  return false;
}
