/**
 * Tells React what people entered into the fields of a page before hydration. React leaves the fields as they are then,
 * but assumes their rendered values.
 */
export function adoptTypedValues(root: HTMLElement): void {
  for (const input of root.querySelectorAll('input')) {
    if (input.type === 'checkbox') adoptCheck(input);
    else if (input.type !== 'radio') adoptText(input);
  }
}

function adoptText(input: HTMLInputElement): void {
  const { value, defaultValue, selectionStart, selectionEnd } = input;
  if (value === defaultValue) return;
  // React watches the element's own property and compares when an event comes; it does not see the prototype's.
  input.value = defaultValue;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  if (selectionStart !== null) input.setSelectionRange(selectionStart, selectionEnd);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

function adoptCheck(input: HTMLInputElement): void {
  if (input.checked === input.defaultChecked) return;
  input.checked = input.defaultChecked;
  input.click();
}
