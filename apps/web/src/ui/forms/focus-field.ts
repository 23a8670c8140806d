/** Focuses the control with that name, inside the given form if there is one. */
export function focusField(name: string, within?: ParentNode | null): void {
  const root = within ?? document;
  root.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus();
}
