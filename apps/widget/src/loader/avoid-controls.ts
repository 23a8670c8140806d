/** Moves the button up past a control of the page that stays under it, but no higher than the middle of the window. */
export function avoidControls(button: HTMLElement): void {
  const { x, y } = button.getBoundingClientRect();
  // The button itself comes first.
  const [, ...below] = document.elementsFromPoint(x + 24, y + 24);
  const control = below.find((element) => element.matches('a,button,iframe'));
  if (control && below.some((element) => /fixed|sticky/.test(getComputedStyle(element).position)))
    button.style.bottom = `min(50vh,${innerHeight - control.getBoundingClientRect().y + 8}px)`;
}
