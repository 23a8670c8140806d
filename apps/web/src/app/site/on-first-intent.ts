const CONTROLS = 'button, input, [aria-haspopup]';
/** Set by `before-paint.js` on what was pressed and is not done yet. */
const PENDING = '[data-pressed]';
const AT_A_CONTROL = ['pointerover', 'focusin', 'click'] as const;
const ANYWHERE = ['scroll', 'keydown', 'pointerdown'] as const;

interface Reach {
  /** The page is full of controls: a visitor who moves in it will come to one. */
  isNear: boolean;
  isNow: boolean;
}

/**
 * Calls `load` once, when a pointer or focus comes to a control that needs a script, and at once when one has been pressed
 * already. What did not come is said in the page, and tried again at the next sign.
 */
export function onFirstIntent(load: () => Promise<void>, { isNear, isNow }: Reach): void {
  const notice = document.querySelector<HTMLElement>('[data-load-failure]');
  const start = () => {
    listen(false);
    // React must find the page as the server rendered it.
    notice?.replaceChildren();
    load().catch(() => {
      const pressed = document.querySelectorAll<HTMLElement>(PENDING);
      for (const control of pressed) delete control.dataset.pressed;
      // A hover is a guess; only a press may complain.
      if (pressed.length > 0) notice?.append(notice.dataset.loadFailure ?? '');
      listen(true);
    });
  };
  const notify = ({ type, target }: Event) => {
    const isAnywhere = isNear && ANYWHERE.some((sign) => sign === type);
    if (isAnywhere || (target instanceof Element && target.closest(CONTROLS))) start();
  };
  const listen = (isOn: boolean) => {
    for (const sign of [...AT_A_CONTROL, ...ANYWHERE]) {
      if (isOn) document.addEventListener(sign, notify, true);
      else document.removeEventListener(sign, notify, true);
    }
  };
  if (isNow || document.querySelector(PENDING)) start();
  else listen(true);
}
