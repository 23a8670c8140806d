import { elementsOfPage } from '../../page/elements/elements-of-page.ts';
import { luminance, readColor } from '../../page/paint/color.ts';
import { rulesForElements } from '../../page/rules/rules-for-elements.ts';
import { safe } from '../../page/safe.ts';
import type { Measurer } from '../engine/adjustment.ts';
import { above } from '../engine/specificity.ts';
import { controlNamedBy } from '../reading/picture-text.ts';
import { picture } from './hide-media.ts';

/** Pictures up to this height or width are icons. */
const maxSymbol = 64;

/**
 * Hides background pictures, including those in unreadable sheets, and gives text on them a plain background. If a
 * picture is the only name of a control, it stays if it is an icon or has no text alternative to show instead.
 */
export const measureMedia: Measurer = (_value, { document: page, withoutAdjustments, settings }) => {
  const { contrast, colors } = settings();
  // The contrast modes handle text and its background themselves.
  const isThemed = !!(contrast || colors);
  const wanted = withoutAdjustments(() => {
    const found = new Map<Element, string>();
    for (const element of elementsOfPage(page)) {
      if (safe(element).localName === 'img' && controlNamedBy(element) && mustStay(element as HTMLImageElement))
        found.set(element, 'opacity:1!important;');
      const style = getComputedStyle(element);
      if (!picture.test(style.backgroundImage)) continue;
      if (isSymbol(element)) {
        found.set(element, `background-image:${style.backgroundImage}!important;`);
        continue;
      }
      // Text that was written on the picture needs a plain background instead.
      const own = readColor(style.backgroundColor);
      const needsBackground = !isThemed && safe(element).textContent?.trim() && !(own && own[3] > 0.5);
      found.set(element, `background-image:none!important;${needsBackground ? backgroundFor(element) : ''}`);
    }
    return found;
  });
  // Doubled, to beat the rules that hide.
  return rulesForElements(wanted, elementsOfPage(page), above + above);
};

const mustStay = (image: HTMLImageElement): boolean => !image.alt.trim() || isSmall(image);

/** An icon drawn as a background: small, without text, and in a control or a control itself. */
const isSymbol = (element: Element): boolean =>
  isSmall(element) &&
  !safe(element).textContent?.trim() &&
  safe(element).closest('a[href],button,input,select,summary,label,[role=button],[role=tab],[role=checkbox]') !== null;

function isSmall(element: Element): boolean {
  const { width, height } = safe(element).getBoundingClientRect();
  return Math.min(width, height) <= maxSymbol;
}

function backgroundFor(element: Element): string {
  const speaker = [element, ...safe(element).querySelectorAll('*')].find((part) =>
    [...safe(part).childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
  );
  const foreground = speaker && readColor(getComputedStyle(speaker).color);
  return foreground ? `background-color:${luminance(foreground) > 0.3 ? '#1f2430' : '#fff'}!important;` : '';
}
