/**
 * A double click counts once: its second half must not press what has moved under the pointer since, such as a link
 * below a message that went away.
 */
export function ignoreSecondClick(): void {
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', ignore, { capture: true, once: true });
}
