/** The tab of the list in sight: where focus goes when the control that held it has gone with its row. */
export function focusSelectedTab(): void {
  document.querySelector<HTMLElement>('main [role="tab"][aria-selected="true"]')?.focus();
}
