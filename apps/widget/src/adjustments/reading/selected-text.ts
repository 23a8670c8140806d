export interface SelectedText {
  text: string;
  language: string;
  /** Where it ends in the window. */
  left: number;
  bottom: number;
}

/** What the visitor has selected; null for nothing, and for what a password field holds. */
export function selectedText(standard: string): SelectedText | null {
  const selection = document.getSelection();
  const text = selection?.toString().trim();
  if (!selection || !text || selection.rangeCount === 0) return null;
  if (document.activeElement?.matches('input[type=password]')) return null;
  const range = selection.getRangeAt(0);
  const node = range.commonAncestorContainer;
  const element = node instanceof Element ? node : node.parentElement;
  const { left, bottom } = range.getBoundingClientRect();
  return { text, language: element?.closest('[lang]')?.getAttribute('lang') || standard, left, bottom };
}
