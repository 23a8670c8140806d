import { safe } from '../../page/safe.ts';

/**
 * A solid background for text on a picture. Where this does not affect layout, it shrinks to the width of the text, so
 * that a line in a block does not cover the whole picture. It extends to the left and right only, so that it never
 * covers adjacent lines.
 */
export function textBacking(element: Element, color: string): string {
  const style = getComputedStyle(element);
  const backing = `background-color:${color}!important;box-shadow:.2em 0 ${color},-.2em 0 ${color}!important;${uncut(style)}`;
  if (style.display === 'inline')
    return `${backing}-webkit-box-decoration-break:clone!important;box-decoration-break:clone!important;`;
  return backing + hug(element, style);
}

/** With `background-clip: text` the backing would only color the letters. */
const uncut = (style: CSSStyleDeclaration): string =>
  style.getPropertyValue('-webkit-background-clip') === 'text'
    ? 'background-image:none!important;-webkit-background-clip:border-box!important;background-clip:border-box!important;'
    : '';

function hug(element: Element, style: CSSStyleDeclaration): string {
  const { parentElement, children } = safe(element);
  const parent = parentElement && getComputedStyle(parentElement);
  const isPlainBlock =
    style.display === 'block' &&
    /static|relative/.test(style.position) &&
    style.float === 'none' &&
    parent !== null &&
    style.marginLeft === '0px' &&
    style.marginRight === '0px' &&
    [...children].every((child) => /^(inline|contents|none)/.test(getComputedStyle(child).display));
  if (!isPlainBlock) return '';
  const side = sideOf(style);
  if (/^(block|flow-root|inline-block|list-item|table-cell)$/.test(parent.display) || isColumn(parent)) {
    const margins = { start: '', center: 'margin-inline:auto!important;', end: 'margin-inline-start:auto!important;' };
    return side && `width:fit-content!important;${margins[side]}`;
  }
  return '';
}

/** A stretched item in a flex column can be narrowed like a child of a plain block. */
const isColumn = ({ display, flexDirection, alignItems }: CSSStyleDeclaration): boolean =>
  display.endsWith('flex') && flexDirection === 'column' && /normal|stretch/.test(alignItems);

function sideOf({ textAlign, direction }: CSSStyleDeclaration): 'start' | 'center' | 'end' | '' {
  if (/center/.test(textAlign)) return 'center';
  if (textAlign === 'start' || textAlign === (direction === 'rtl' ? 'right' : 'left')) return 'start';
  return /end|left|right/.test(textAlign) ? 'end' : '';
}
