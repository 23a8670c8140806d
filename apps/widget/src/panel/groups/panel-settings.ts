import { action, grid, hint, toggle } from '../controls.ts';
import { element } from '../element.ts';
import { icons } from '../icons.ts';
import type { GroupBoard } from '../panel-board.ts';

/** Settings of the panel and its button, not of the page. */
export function panelSettings(board: GroupBoard): Node[] {
  const { messages, loader } = board;
  const { saved, save, refresh, button } = loader;
  const follow = toggle(
    board,
    'M7 2h10v20H7zM11 18h2',
    messages.follow,
    () => !!saved.f,
    () => board.follow(!saved.f),
  );
  const big = toggle(
    board,
    'M4 14v6h6M20 10V4h-6M4 20l6-6M20 4l-6 6',
    messages.big,
    () => !!saved.b,
    () => {
      saved.b = !saved.b || undefined;
      save();
      board.update();
    },
  );
  const move = action(board, 'M7 8l-4 4 4 4M17 8l4 4-4 4M3 12h18', messages.move, () => {
    saved.o = !saved.o || undefined;
    save();
    refresh();
  });
  const hide = (label: string, forGood: boolean) =>
    element(
      'button',
      {
        type: 'button',
        onclick: () => {
          void loader.hide(forGood ? 'always' : 'visit').then(() => board.replace(hiddenNote(board)));
        },
      },
      label,
    );
  const hiding = element(
    'div',
    { class: 'seg', role: 'group', 'aria-labelledby': 'hide' },
    hide(messages.hideVisit, false),
    hide(messages.hideAlways, true),
  );
  return [
    grid(big, follow),
    hint(messages.followHint),
    grid(move),
    ...(button.hidden ? [] : [element('p', { class: 'label', id: 'hide' }, messages.hide), hiding]),
  ];
}

/** Replaces the panel once the button is hidden: says so, offers undo, and explains how to get it back. */
function hiddenNote(board: GroupBoard): HTMLElement {
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
