import type { Loader } from '../settings/parts.ts';

const types = ['keydown', 'keyup'] as const;

/**
 * While the focus is in the open panel, its keys are heard before any dialog of the page that keeps Tab and Escape to
 * itself, and by nobody else. Keys pressed elsewhere are never listened to.
 */
export function captureKeys({ root }: Loader, close: () => void): (isWithin: unknown) => void {
  const press = (event: KeyboardEvent) => {
    event.stopImmediatePropagation();
    // Firefox leaves a control half out of sight when the keyboard comes to it.
    if (event.type === 'keyup') root.querySelector('.p :focus')?.scrollIntoView({ block: 'nearest' });
    else if (event.key === 'Escape') {
      // A modal dialog of the page that holds us stays open.
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
