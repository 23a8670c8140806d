import type { Messages } from '../locales/messages.ts';
import type { Feature, options, Settings } from '../settings/options.ts';
import { element } from './element.ts';

export interface Board {
  messages: Messages;
  icon: (name: string) => SVGElement;
  options: typeof options;
  settings: () => Settings;
  set: (feature: Feature, value: string) => void;
  /** Runs now and after every change. */
  show: (update: () => void) => void;
}

export const action = (board: Board, icon: string, label: string, press: () => void): HTMLButtonElement =>
  element('button', { type: 'button', onclick: press }, board.icon(icon), label);

/** A button that says whether it is on, by its look and to assistive technology. */
export function toggle(
  board: Board,
  icon: string,
  label: string,
  isOn: () => boolean,
  press: () => void,
): HTMLButtonElement {
  const button = action(board, icon, label, press);
  board.show(() => button.setAttribute('aria-pressed', `${isOn()}`));
  return button;
}

export const featureToggle = (board: Board, feature: Feature): HTMLButtonElement =>
  toggle(
    board,
    feature,
    board.messages[feature],
    () => !!board.settings()[feature],
    () => board.set(feature, board.settings()[feature] ? '' : 'on'),
  );

/** One of several: native radio buttons, so that arrow keys and states come from the browser. */
export function choice(board: Board, feature: Feature, names: readonly string[]): HTMLElement {
  const { messages, options } = board;
  const list = ['', ...options[feature]].map((value, index) => {
    const id = `${feature}${index}`;
    const input = element('input', { type: 'radio', name: feature, id, onchange: () => board.set(feature, value) });
    board.show(() => {
      input.checked = (board.settings()[feature] ?? '') === value;
    });
    return element(
      'span',
      {},
      input,
      element('label', { for: id }, index ? (names[index - 1] as string) : messages.off),
    );
  });
  return element('fieldset', {}, element('legend', {}, messages[feature]), element('div', { class: 'seg' }, ...list));
}

/** Text size: two large buttons and the value between them, which is read out when it changes. */
export function stepper(board: Board): HTMLElement {
  const { messages, options, settings } = board;
  const sizes = ['', ...options.textSize];
  const at = () => sizes.indexOf(settings().textSize ?? '');
  const button = (name: string, sign: string, by: number) => {
    const made = element(
      'button',
      {
        type: 'button',
        'aria-label': name,
        onclick: () => board.set('textSize', sizes[at() + by] ?? settings().textSize ?? ''),
      },
      board.icon(sign),
    );
    board.show(() => made.setAttribute('aria-disabled', `${!sizes.includes(sizes[at() + by] as string)}`));
    return made;
  };
  const value = element('output');
  const percent = new Intl.NumberFormat([], { style: 'percent' });
  board.show(() => {
    value.textContent = percent.format(Number(settings().textSize ?? 100) / 100);
  });
  const row = element(
    'div',
    { class: 'step' },
    button(messages.smaller, 'less', -1),
    value,
    button(messages.larger, 'more', 1),
  );
  return element('fieldset', {}, element('legend', {}, messages.textSize), row);
}
