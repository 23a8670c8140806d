const CONTROLS = 'button, input, [aria-haspopup]';
/** Set by `before-paint.js` on controls that were pressed and not handled yet. */
const PENDING = '[data-pressed]';
const AT_A_CONTROL = ['pointerover', 'focusin', 'click'] as const;
const ANYWHERE = ['scroll', 'keydown', 'pointerdown'] as const;

interface Reach {
  /** The page is full of controls, so any interaction counts as intent. */
  isNear: boolean;
  isNow: boolean;
}

/**
 * Calls `load` once, when a pointer or focus reaches a control that needs a script, or at once if one has been pressed
 * already. A failed load is shown in the page, and retried at the next interaction.
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
      // A hover is a guess; only a press may show a failure.
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
