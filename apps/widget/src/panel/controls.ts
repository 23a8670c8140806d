import type { PanelMessages } from '../locales/messages.ts';
import type { drawIcon } from '../page/draw-icon.ts';
import type { Feature, options, Settings } from '../settings/options.ts';
import { element } from './element.ts';

export interface Board {
  messages: PanelMessages;
  drawIcon: typeof drawIcon;
  options: typeof options;
  settings: () => Settings;
  set: (feature: Feature, value: string) => void;
  /** Runs now and after every change. */
  show: (update: () => void) => void;
}

export const action = (board: Board, icon: string, label: string, press: () => void): HTMLButtonElement =>
  element('button', { type: 'button', onclick: press }, board.drawIcon(icon), label);

/** A button with only an icon; its name is for assistive technology. */
export const sign = (board: Board, icon: string, name: string, press: () => void): HTMLButtonElement =>
  element('button', { type: 'button', 'aria-label': name, onclick: press }, board.drawIcon(icon));

/** A toggle button: its look and its state for assistive technology say whether it is on. */
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

/** A toggle button for a function. */
export const featureToggle = (board: Board, feature: Feature, icon: string, label: string): HTMLButtonElement =>
  toggle(
    board,
    icon,
    label,
    () => !!board.settings()[feature],
    () => board.set(feature, board.settings()[feature] ? '' : 'on'),
  );

/** One of several: native radio buttons, so that arrow keys and states come from the browser. */
export function choice(
  board: Board,
  feature: Feature,
  title: string,
  names: readonly string[],
  preview?: (index: number) => string,
): HTMLElement {
  const { messages, options, drawIcon } = board;
  const list = ['', ...options[feature]].map((value, index) => {
    const id = `${feature}${index}`;
    const input = element('input', { type: 'radio', name: feature, id, onchange: () => board.set(feature, value) });
    board.show(() => {
      input.checked = (board.settings()[feature] ?? '') === value;
    });
    const label = element('label', { for: id }, index ? (names[index - 1] as string) : messages.off);
    if (preview) label.prepend(drawIcon(preview(index)));
    return element('span', {}, input, label);
  });
  return element('fieldset', {}, element('legend', {}, title), element('div', { class: 'seg' }, ...list));
}

export const grid = (...buttons: Node[]): HTMLElement => element('div', { class: 'grid' }, ...buttons);

export const hint = (text: string): HTMLElement => element('p', { class: 'hint' }, text);
