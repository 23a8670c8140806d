import { luminance, readColor } from '../../page/color.ts';
import { elementsOfPage } from '../../page/elements-of-page.ts';
import { rulesForElements } from '../../page/rules-for-elements.ts';
import type { Measurer } from '../engine/adjustment.ts';
import { above } from '../engine/specificity.ts';

/** Background pictures, also those of sheets that may not be read, and a plain ground for text written on them. */
export const measureMedia: Measurer = (_value, { withoutAdjustments }) => {
  const wanted = withoutAdjustments(() => {
    const found = new Map<Element, string>();
    for (const element of elementsOfPage()) {
      const style = getComputedStyle(element);
      if (!style.backgroundImage.includes('url(')) continue;
      // Text that was written for the picture needs a plain ground in its place.
      const own = readColor(style.backgroundColor);
      const ground = element.textContent?.trim() && !(own && own[3] > 0.5) ? groundFor(element) : '';
      found.set(element, `background-image:none!important;${ground}`);
    }
    return found;
  });
  return rulesForElements(wanted, wanted.keys(), above);
};

function groundFor(element: Element): string {
  const speaker = [element, ...element.querySelectorAll('*')].find((part) =>
    [...part.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
  );
  const ink = speaker && readColor(getComputedStyle(speaker).color);
  return ink ? `background-color:${luminance(ink) > 0.3 ? '#1f2430' : '#fff'}!important;` : '';
}
