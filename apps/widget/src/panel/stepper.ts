import { type Board, sign } from './controls.ts';
import { element } from './element.ts';
import { icons } from './icons.ts';

/** Text size: two large buttons with the value between them, which is announced when it changes. */
export function stepper(board: Board): HTMLElement {
  const { messages, options, settings } = board;
  const sizes = ['', ...options.textSize];
  const next = (by: number) => sizes[sizes.indexOf(settings().textSize ?? '') + by];
  const button = (name: string, icon: string, by: number) => {
    const made = sign(board, icon, name, () => {
      const size = next(by);
      if (size !== undefined) board.set('textSize', size);
    });
    board.show(() => made.setAttribute('aria-disabled', `${next(by) === undefined}`));
    return made;
  };
  const value = element('output');
  const percent = new Intl.NumberFormat([], { style: 'percent' });
  board.show(() => {
    value.textContent = percent.format(Number(settings().textSize ?? 100) / 100);
  });
  return element(
    'div',
    { class: 'step', role: 'group', 'aria-labelledby': 'size' },
    element('span', { id: 'size' }, messages.textSize),
    button(messages.smaller, icons.less, -1),
    value,
    button(messages.larger, icons.more, 1),
  );
}
