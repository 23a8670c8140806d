import { acceptAll, consent, declineAll } from '../../platform/consent/consent.ts';
import { followBottomBar, reserveBottom } from '../../platform/page/bottom-bar.ts';
import { returnFocusFrom } from './return-focus.ts';

/**
 * Shows the question that the server has rendered, as long as this browser has not answered it, makes room for it and takes a
 * yes or a no. React does all of this once it is there: the result leaves it to it.
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

/** In a place of its own: React would find words that the server has not rendered. */
function announce(words: string): void {
  const place = document.createElement('p');
  place.className = 'sr-only';
  place.ariaLive = 'polite';
  document.body.append(place);
  // What is there when the place comes is not read out.
  requestAnimationFrame(() => place.append(words));
}
