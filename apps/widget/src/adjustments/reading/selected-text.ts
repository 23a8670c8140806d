import { safe } from '../../page/safe.ts';
export interface SelectedText {
  text: string;
  language: string;
  /** The position of its end in the window. */
  left: number;
  bottom: number;
}

/** The selected text; null if there is none or if it is in a password field. */
export function selectedText(standard: string): SelectedText | null {
  const selection = safe(document).getSelection();
  const text = selection?.toString().trim();
  if (!selection || !text || selection.rangeCount === 0) return null;
  if (safe(document).activeElement?.matches('input[type=password]')) return null;
  const range = selection.getRangeAt(0);
  const node = range.commonAncestorContainer;
  const element = node instanceof Element ? node : node.parentElement;
  const { left, bottom } = range.getBoundingClientRect();
  return { text, language: safe(safe(element)?.closest('[lang]'))?.getAttribute('lang') || standard, left, bottom };
}
