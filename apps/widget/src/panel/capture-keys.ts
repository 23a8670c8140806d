import type { Loader } from '../settings/parts.ts';

const types = ['keydown', 'keyup'] as const;

/**
 * While the focus is in the open panel, it gets key events before any dialog of the page that traps Tab and Escape, and
 * nobody else gets them. Keys pressed elsewhere are never listened to.
 */
export function captureKeys({ root }: Loader, close: () => void): (isWithin: unknown) => void {
  const press = (event: KeyboardEvent) => {
    event.stopImmediatePropagation();
    // Firefox leaves a control half out of view when it gets keyboard focus.
    if (event.type === 'keyup') root.querySelector('.p :focus')?.scrollIntoView({ block: 'nearest' });
    else if (event.key === 'Escape') {
      // Keeps a modal dialog of the page open if we are inside it.
      event.preventDefault();
      close();
    }
  };
  const listen = (isWithin: unknown) => {
    for (const type of types) (isWithin ? addEventListener : removeEventListener)(type, press, true);
  };
  root.addEventListener('focusout', (event) => {
    if (!root.contains((event as FocusEvent).relatedTarget as Node | null)) listen(false);
  });
  return listen;
}
