import { safe } from '../../page/safe.ts';
import { findAll, fromDocument } from '../../page/safe-document.ts';
import { hint } from '../controls.ts';
import { element } from '../element.ts';
import type { GroupBoard } from '../panel-board.ts';

const max = 150;

/** The page's headings and landmarks as a list to jump to. The page itself is only read. */
export function outline({ messages, leave, loader }: GroupBoard): HTMLElement {
  const list = element('ul', { class: 'outline' });
  const targets = [...findAll('h1,h2,h3,h4,h5,h6,[role=heading],main,nav[aria-label],[role=search]')];
  for (const target of targets.filter(isShown).slice(0, max)) {
    const text = target.matches('main,nav,[role=search]')
      ? (target.getAttribute('aria-label') ?? '')
      : target.textContent?.trim();
    if (!text) continue;
    const level = Number(target.getAttribute('aria-level') ?? /^h(\d)$/.exec(target.localName)?.[1] ?? 1);
    const go = () => {
      leave();
      jumpTo(target, loader.button.parentElement as HTMLElement);
    };
    const button = element('button', { type: 'button', onclick: go }, text.slice(0, 120));
    list.append(element('li', level > 2 ? { class: `n${level}` } : {}, button));
  }
  return list.firstChild ? list : hint(messages.noOutline);
}

const isShown = (target: Element): boolean => target.getClientRects().length > 0;

/** Scrolls a heading or landmark into view, below anything pinned over it, and makes the next Tab continue from there. */
function jumpTo(target: Element, frame: HTMLElement): void {
  target.scrollIntoView({ block: 'start', behavior: 'instant' });
  const covered = coveredHeight(target);
  if (covered > 0) scrollerOf(target).scrollBy({ top: -covered, behavior: 'instant' });
  // Where people read on. WebKit does not start from it, so the next Tab is directed there, without making it focusable.
  safe(document).getSelection()?.collapse(target, 0);
  frame.focus({ preventScroll: true });
  const lead = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.shiftKey) return;
    const next = [...findAll(focusable)].find(
      (one) => target.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING && takesFocus(one as HTMLElement),
    );
    if (next) event.preventDefault();
  };
  frame.addEventListener('keydown', lead);
  frame.addEventListener('blur', () => frame.removeEventListener('keydown', lead), { once: true });
}

const focusable =
  'a[href],area[href],button,input,select,textarea,summary,iframe,[tabindex],[contenteditable],[controls]';

function takesFocus(one: HTMLElement): boolean {
  if (one.tabIndex < 0) return false;
  one.focus();
  return fromDocument('activeElement') === one;
}

/** How much of it is under a sticky header. */
function coveredHeight(target: Element): number {
  const { left, top, width, height } = target.getBoundingClientRect();
  const x = left + Math.min(width / 2, 40);
  let lowest = top;
  for (const over of safe(document).elementsFromPoint(x, top + Math.min(height / 2, 12))) {
    if (target.contains(over) || safe(over).contains(target)) break;
    if (isPinned(over)) lowest = Math.max(lowest, safe(over).getBoundingClientRect().bottom);
  }
  return lowest > top ? lowest - top + 8 : 0;
}

function isPinned(element: Element): boolean {
  for (let at: Element | null = element; at; at = safe(at).parentElement)
    if (/fixed|sticky/.test(getComputedStyle(at).position)) return true;
  return false;
}

function scrollerOf(target: Element): Element {
  for (let at = target.parentElement; at; at = safe(at).parentElement)
    if (at.scrollTop > 0 && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  return safe(document).scrollingElement ?? safe(document).documentElement;
}
