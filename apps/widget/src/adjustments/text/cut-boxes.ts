import { elementsOfPage } from '../../page/elements/elements-of-page.ts';
import { walkRules } from '../../page/rules/walk-rules.ts';
import { safe } from '../../page/safe.ts';
import { findAll } from '../../page/safe-document.ts';

export const fields =
  'select,input:not([type=checkbox],[type=radio],[type=range],[type=color],[type=image],[type=hidden])';
const notText = 'html,body,img,svg,svg *,video,canvas,iframe,object,embed,textarea';
const inline = '[style*=height i],[style*=overflow i]';
const positionedInline = '[style*=position i],[style*=float i],[style*=flex i]';

/**
 * Boxes that larger text may overflow, judging by the page's rules: those with a height or hidden overflow, and fields;
 * then those out of the flow, and rows. Few, so that few have to be inspected.
 */
export function candidateBoxes(): [cutting: Element[], positioned: Element[]] {
  const cutting: string[] = [];
  const positioned: string[] = [];
  const isComplete = walkRules(document, ({ selectors: own, style }) => {
    const plain = () => own.filter((one) => !one.includes('::') && one !== '*');
    if (/hidden|clip/.test(style.overflowX + style.overflowY) || /\d(?!\d*%)/.test(style.height))
      cutting.push(...plain());
    if (
      /absolute|fixed/.test(style.position) ||
      /left|right|inline/.test(style.cssFloat) ||
      style.display.endsWith('flex')
    )
      positioned.push(...plain());
  });
  const among = (selectors: string[]) =>
    (isComplete ? [...findAll(`:is(${selectors.join()})`)] : elementsOfPage()).filter(
      (box) => !safe(box).matches(notText),
    );
  return [among([fields, inline, ...cutting]), among([positionedInline, ...positioned])];
}

/** Pixels of overflow that cut no letter: only lines and margins stick out. */
export const spare = 8;

/** Whether its text overflows by more than `slack` pixels. */
export function isCut(box: Element, slack = 2): boolean {
  const { clientHeight, clientWidth, scrollHeight, scrollWidth } = safe(box);
  // Text for screen readers only is clipped on purpose.
  if (clientHeight < 3 || clientWidth < 3) return false;
  if (safe(box).matches(fields)) return isLow(box as HTMLElement);
  if ((scrollHeight <= clientHeight + slack && scrollWidth <= clientWidth + slack) || !safe(box).textContent?.trim())
    return false;
  const { overflowX, overflowY } = getComputedStyle(box);
  return (
    // Visible overflow covers what is below.
    (scrollHeight > clientHeight + slack && /hidden|clip|visible/.test(overflowY)) ||
    (scrollWidth > clientWidth + slack && /hidden|clip/.test(overflowX))
  );
}

/** A field does not report the height of its line. */
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
