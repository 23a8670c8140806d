import { elementsOfPage } from '../../page/elements/elements-of-page.ts';
import { walkRules } from '../../page/rules/walk-rules.ts';
import { safe } from '../../page/safe.ts';
import { findAll } from '../../page/safe-document.ts';

export const fields =
  'select,input:not([type=checkbox],[type=radio],[type=range],[type=color],[type=image],[type=hidden])';
const notText = 'html,body,img,svg,svg *,video,canvas,iframe,object,embed,textarea';
const inline = '[style*=height i],[style*=overflow i]';
const placedInline = '[style*=position i],[style*=float i],[style*=flex i]';

/** Boxes that larger text may leave: few, so that few are looked at. */
interface Boxes {
  /** Those that the page's rules give a height or tell to hide what is too much, and fields. */
  cutting: Element[];
  /** Those that the page's rules take out of the flow, and rows. */
  placed: Element[];
}

export function boxesToLookAt(): Boxes {
  const cutting: string[] = [];
  const placed: string[] = [];
  const isComplete = walkRules(document, ({ selectors: own, style }) => {
    const plain = () => own.filter((one) => !one.includes('::') && one !== '*');
    if (/hidden|clip/.test(style.overflowX + style.overflowY) || /\d(?!\d*%)/.test(style.height))
      cutting.push(...plain());
    if (
      /absolute|fixed/.test(style.position) ||
      /left|right|inline/.test(style.cssFloat) ||
      style.display.endsWith('flex')
    )
      placed.push(...plain());
  });
  const among = (selectors: string[]) =>
    (isComplete ? [...findAll(`:is(${selectors.join()})`)] : elementsOfPage()).filter(
      (box) => !safe(box).matches(notText),
    );
  return { cutting: among([fields, inline, ...cutting]), placed: among([placedInline, ...placed]) };
}

/** Pixels that text may stick out without being cut: lines and margins do, and no letter is hidden. */
export const spare = 8;

/** Whether its text does not fit into it, by more than `slack` pixels. */
export function isCut(box: Element, slack = 2): boolean {
  const { clientHeight, clientWidth, scrollHeight, scrollWidth } = safe(box);
  // Text for screen readers alone is cut off on purpose.
  if (clientHeight < 3 || clientWidth < 3) return false;
  if (safe(box).matches(fields)) return isLow(box as HTMLElement);
  if ((scrollHeight <= clientHeight + slack && scrollWidth <= clientWidth + slack) || !safe(box).textContent?.trim())
    return false;
  const { overflowX, overflowY } = getComputedStyle(box);
  return (
    // Where nothing is hidden, it runs over what stands below.
    (scrollHeight > clientHeight + slack && /hidden|clip|visible/.test(overflowY)) ||
    (scrollWidth > clientWidth + slack && /hidden|clip/.test(overflowX))
  );
}

/** A field does not tell how high its line is. */
function isLow(field: HTMLElement): boolean {
  const style = getComputedStyle(field);
  const [size, line, ...rest] = [
    style.fontSize,
    style.lineHeight,
    style.paddingTop,
    style.paddingBottom,
    style.borderTopWidth,
    style.borderBottomWidth,
  ].map((length) => Number.parseFloat(length)) as [number, number];
  return rest.reduce((sum, length) => sum + length, line || size * 1.2) > field.offsetHeight + 1;
}
