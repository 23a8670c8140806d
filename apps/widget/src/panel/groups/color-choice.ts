import { toggle } from '../controls.ts';
import { element } from '../element.ts';
import type { GroupBoard } from '../panel-board.ts';

const standard = ['000000', 'ffffff', '0033cc'];
const minContrast = 4.5;

/** Text, background and link colors of the visitor's own, with the contrast they make. */
export function colorChoice(board: GroupBoard): HTMLElement {
  const { messages, settings, loader, set } = board;
  const names = [messages.textColor, messages.backColor, messages.linkColor];
  const inputs = names.map((_, index) =>
    element('input', { type: 'color', id: `color${index}`, onchange: () => set('colors', value()) }),
  );
  const value = () => inputs.map((input) => input.value.slice(1)).join('-');
  const contrast = element('output');
  const onOff = toggle(
    board,
    'M3 5h18v14H3zM7 15l3-7 3 7M8 13h4M16 15h2',
    messages.colors,
    () => !!settings().colors,
    () => set('colors', settings().colors ? '' : value()),
  );
  board.show(() => {
    const chosen = settings().colors?.split('-');
    inputs.forEach((input, index) => {
      if (chosen || !input.dataset.set) input.value = `#${(chosen ?? standard)[index]}`;
      input.dataset.set = '1';
    });
    const [text, back, link] = inputs.map((input) => loader.luminanceOf(input.value) + 0.05) as [
      number,
      number,
      number,
    ];
    const lowest = Math.min(...[text, link].map((one) => Math.max(one, back) / Math.min(one, back)));
    const number = new Intl.NumberFormat([], { maximumFractionDigits: 1 }).format(Math.floor(lowest * 10) / 10);
    contrast.textContent = `${messages.contrast} ${number}:1${lowest < minContrast ? ` · ${messages.weak}` : ''}`;
    contrast.className = lowest < minContrast ? 'weak' : '';
  });
  onOff.id = 'mine';
  return element(
    'div',
    { class: 'colors', role: 'group', 'aria-labelledby': 'mine' },
    onOff,
    element(
      'div',
      { class: 'seg' },
      ...inputs.map((input, index) => element('label', {}, input, names[index] as string)),
    ),
    contrast,
  );
}
