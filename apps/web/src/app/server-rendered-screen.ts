import { RENDERED_LANGUAGE_ATTRIBUTE } from '@evenway/contract';
import { languagePreference } from '../platform/preferences/language.ts';

/**
 * The screen that the server rendered and `before-paint.js` has put into the reader's language. Null if nothing is
 * rendered, or if the page must start empty: in another language after all.
 */
export function takeServerRenderedScreen(): HTMLElement | null {
  document.querySelector(`template[${RENDERED_LANGUAGE_ATTRIBUTE}]`)?.remove();
  const root = document.querySelector<HTMLElement>(`#root[${RENDERED_LANGUAGE_ATTRIBUTE}]`);
  if (root === null) return null;
  const language = languagePreference.get();
  const isReaders = root.getAttribute(RENDERED_LANGUAGE_ATTRIBUTE) === language;
  root.removeAttribute(RENDERED_LANGUAGE_ATTRIBUTE);
  if (!isReaders) {
    root.replaceChildren();
    return null;
  }
  // Another tab may choose another language before the screen is hydrated, which begins with the one it shows.
  languagePreference.pin(language);
  return root;
}
