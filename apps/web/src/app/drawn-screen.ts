import { DRAWN_LANGUAGE_ATTRIBUTE } from '@evenway/contract';
import { languagePreference } from '../platform/preferences/language.ts';
import { hasKeptValues } from '../ui/forms/kept-values.ts';

/**
 * The screen that the server drew, in the language of the reader; from now on it is the root of the page. Null where nothing is
 * drawn, and where a form must begin with what was put away before a reload.
 */
export function takeDrawnScreen(): HTMLElement | null {
  const all = [...document.querySelectorAll<HTMLElement>(`[${DRAWN_LANGUAGE_ATTRIBUTE}]`)];
  const language = languagePreference.get();
  const own = all.find((one) => one.getAttribute(DRAWN_LANGUAGE_ATTRIBUTE) === language);
  for (const one of all) if (one !== own) one.remove();
  if (own === undefined) return null;
  own.removeAttribute(DRAWN_LANGUAGE_ATTRIBUTE);
  own.id = 'root';
  if (!hasKeptValues()) return own;
  own.replaceChildren();
  return null;
}
