import { findAll } from '../../page/safe-document.ts';
import { hint } from '../controls.ts';
import { element } from '../element.ts';
import type { GroupBoard } from '../panel-board.ts';
import { jumpTo } from './jump-to.ts';

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
