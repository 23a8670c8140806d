import type { Messages } from '../locales/messages.ts';
import { element } from './element.ts';

const max = 150;

/** The page's headings and its main parts as a list to jump by; the page itself is only read. */
export function outline(messages: Messages, jumped: () => void): HTMLElement {
  const list = element('ul', { class: 'outline' });
  const places = [...document.querySelectorAll('h1,h2,h3,h4,h5,h6,[role=heading],main,nav[aria-label],[role=search]')];
  for (const place of places.filter(isShown).slice(0, max)) {
    const text = place.matches('main,nav,[role=search]')
      ? (place.getAttribute('aria-label') ?? '')
      : place.textContent?.trim();
    if (!text) continue;
    const level = Number(place.getAttribute('aria-level') ?? /^h(\d)$/.exec(place.localName)?.[1] ?? 1);
    const button = element('button', { type: 'button', onclick: () => jump(place) }, text.slice(0, 120));
    list.append(element('li', level > 2 ? { class: `n${level}` } : {}, button));
  }
  return list.firstChild ? list : element('p', { class: 'hint' }, messages.noOutline);

  function jump(place: Element): void {
    jumped();
    place.scrollIntoView({ block: 'start' });
    // The next Tab goes on from here, without making the heading focusable.
    document.getSelection()?.collapse(place, 0);
  }
}

const isShown = (place: Element): boolean => place.getClientRects().length > 0;
