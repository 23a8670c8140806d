import type { Loader } from '../settings/parts.ts';

/** Milliseconds until a press must have produced its click. Where a double tap zooms, touch waits for the second tap. */
const clickAfter = 60;
const clickAfterTouch = 400;

let isDelivering = false;

/**
 * A dialog of the page may stop every click outside itself before it reaches us, even with an earlier listener. A click
 * that did not reach us is dispatched again, only for us.
 */
export function redeliverClicks({ host, root }: Loader): void {
  if (isDelivering) return;
  isDelivering = true;
  let heardAt = 0;
  let probe: Event | undefined;
  root.addEventListener(
    'click',
    (event) => {
      heardAt = performance.now();
      if (event === probe) event.stopImmediatePropagation();
    },
    true,
  );
  addEventListener(
    'click',
    (event) => {
      // Without a pointer, by the keyboard.
      if (event.target === host && event !== probe)
        deliver(event.detail ? controlAt(event) : root.activeElement, performance.now(), 0);
    },
    true,
  );
  addEventListener(
    'pointerup',
    (event) => {
      const from = performance.now();
      if (event.target === host)
        deliver(controlAt(event), from, event.pointerType === 'touch' ? clickAfterTouch : clickAfter, isStopped);
    },
    true,
  );

  /**
   * There is no click either if the pointer was pressed elsewhere and released here: a synthetic click tells whether
   * clicks come through.
   */
  function isStopped(): boolean {
    const from = performance.now();
    probe = press(true);
    root.firstElementChild?.dispatchEvent(probe);
    return heardAt < from;
  }

  /** A synthetic press on a label would go through the page again. */
  function controlAt({ clientX, clientY }: MouseEvent): Element | null {
    const at = root.elementFromPoint(clientX, clientY);
    return at?.closest('label')?.control ?? at;
  }

  function deliver(control: Element | null, from: number, after: number, isNeeded = () => true): void {
    setTimeout(() => {
      if (heardAt < from && isNeeded()) control?.dispatchEvent(press(false));
    }, after);
  }
}

const press = (composed: boolean): MouseEvent =>
  new MouseEvent('click', { __proto__: null, bubbles: true, composed } as MouseEventInit);
