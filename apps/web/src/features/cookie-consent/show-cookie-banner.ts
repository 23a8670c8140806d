import { acceptAll, consent, declineAll } from '../../platform/consent/consent.ts';
import { followBottomBar, reserveBottom } from '../../platform/page/bottom-bar.ts';
import { returnFocusFrom } from './return-focus.ts';

/**
 * Shows the server-rendered banner while this browser has not answered, reserves space for it and handles yes and no.
 * React takes over once loaded: the returned function stops all this.
 */
export function showCookieBanner(): () => void {
  const { documentElement: root } = document;
  const question = document.querySelector<HTMLElement>('[data-cookie-question]');
  if (question === null) throw new Error('The page has no question about cookies');
  const show = () => root.toggleAttribute('data-asks-cookies', consent.get() === null);
  show();
  root.toggleAttribute('data-has-looked', true);
  consent.subscribe(show);

  const returnFocus = returnFocusFrom(question);
  const answer = ({ target }: Event) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-cookie-answer]');
    if (!button) return;
    delete button.dataset.pressed;
    returnFocus();
    if (button.dataset.cookieAnswer === 'accepted') acceptAll();
    else declineAll();
    announce(question.dataset.cookieQuestion ?? '');
  };
  question.addEventListener('click', answer);
  question.querySelector<HTMLElement>('[data-cookie-answer][data-pressed]')?.click();

  const stops = [
    () => question.removeEventListener('click', answer),
    reserveBottom(question),
    ...[...document.querySelectorAll<HTMLElement>('[data-above-bar]')].map(followBottomBar),
  ];
  return () => {
    for (const stop of stops) stop?.();
  };
}

/** In a separate element, because React would find text that the server has not rendered. */
function announce(words: string): void {
  const place = document.createElement('p');
  place.className = 'sr-only';
  place.ariaLive = 'polite';
  document.body.append(place);
  // Text that is inserted together with its live region is not announced.
  requestAnimationFrame(() => place.append(words));
}
