import { action, hint } from '../controls.ts';
import { element } from '../element.ts';
import { icons } from '../icons.ts';
import type { GroupBoard } from '../panel-board.ts';

/** Replaces the panel once the button is hidden: says so, offers undo, and explains how to get it back. */
export function hiddenNote(board: GroupBoard): HTMLElement {
  const { messages, loader, close } = board;
  const show = action(board, icons.undo, messages.showAgain, () => {
    loader.hide().then(close);
  });
  return element(
    'div',
    { class: 'p note', role: 'dialog', 'aria-labelledby': 't', 'aria-describedby': 'd' },
    element(
      'section',
      {},
      element('h2', { id: 't', tabindex: '-1' }, messages.hidden),
      Object.assign(hint(messages.hideHint), { id: 'd' }),
      element('div', { class: 'seg' }, show, element('button', { type: 'button', onclick: close }, messages.close)),
    ),
  );
}
