import type { Loader } from '../settings/parts.ts';

let isDelivering = false;

/**
 * A dialog of the page may stop every press outside itself before it comes to us. One that has not come through is made
 * once more, for us alone.
 */
export function deliverPresses({ host, root }: Loader): void {
  if (isDelivering) return;
  isDelivering = true;
  const heard = new WeakSet<Event>();
  root.addEventListener('click', (event) => heard.add(event), true);
  addEventListener(
    'click',
    (event) => {
      const { target, detail, clientX, clientY } = event;
      if (target !== host) return;
      setTimeout(() => {
        if (heard.has(event)) return;
        // Without a pointer, by the keyboard.
        const at = detail ? root.elementFromPoint(clientX, clientY) : root.activeElement;
        // A label's own press would go through the page again.
        const control = at?.closest('label')?.control ?? at;
        control?.dispatchEvent(new MouseEvent('click', { __proto__: null, bubbles: true } as MouseEventInit));
      });
    },
    true,
  );
}
