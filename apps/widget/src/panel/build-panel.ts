import type { Profile } from '../profiles/profiles.ts';
import type { Feature } from '../settings/options.ts';
import { action, type Board, choice, featureToggle, grid, hint, sign, toggle } from './controls.ts';
import { element } from './element.ts';
import { firstSwitches } from './first-features.ts';
import { group } from './group.ts';
import { icons } from './icons.ts';
import { languageCodes } from './load-messages.ts';
import type { PanelBoard } from './panel-board.ts';

const outside: readonly string[] = ['font', ...firstSwitches];

/** The dialog in reading order: the most common functions first, the rest in groups. */
export function buildPanel(board: PanelBoard): HTMLElement {
  const { messages, loader } = board;
  const { features, statementUrl } = loader.config;
  const statement = `${statementUrl}`;
  const offered = (feature: Feature) => !features || features.includes(feature);
  const first = element('section');
  if (offered('textSize')) first.append(stepper(board));
  if (offered('contrast')) {
    const forced = matchMedia('(forced-colors:active)').matches;
    const names = [messages.dark, messages.light, messages.own];
    first.append(
      forced ? hint(messages.forced) : choice(board, 'contrast', messages.contrast, names, () => icons.letters),
    );
  }
  if (offered('font')) first.append(choice(board, 'font', messages.font, ['Atkinson', 'Lexend', 'OpenDyslexic']));
  const often = firstSwitches.filter(offered).map((name) => featureToggle(board, name, icons[name], messages[name]));
  if (often[0]) first.append(grid(...often));
  const ready = profileButtons(board);
  if (ready[0]) first.append(element('h3', {}, messages.profiles), grid(...ready));
  // The functions are listed by group: each group ends before the first function of the next.
  const all = Object.keys(board.options) as Feature[];
  const functions = (letter: string, title: string, from: Feature, to?: Feature) => {
    const list = all
      .slice(all.indexOf(from), to && all.indexOf(to))
      .filter((feature) => offered(feature) && !outside.includes(feature));
    return list[0] ? [group(board, letter, title, list)] : [];
  };

  return element(
    'div',
    { class: 'p', role: 'dialog', 'aria-labelledby': 't' },
    ...head(board),
    first,
    ...functions('t', messages.text, 'letterSpacing', 'contrast'),
    ...functions('c', messages.color, 'colors', 'links'),
    ...functions('r', messages.help, 'links'),
    group(board, 'o', messages.outline, []),
    group(board, 'p', messages.panel, []),
    loader.config.messages ? group(board, 'm', messages.tell, []) : '',
    element(
      'div',
      { class: 'foot hint' },
      ...(/^https?:\/\//.test(statement) ? [element('a', { href: statement }, messages.statement)] : []),
      element('p', {}, messages.honest),
    ),
  );
}

/** The title comes first in reading order. Undo and reset are shown above it, beside the close button, and stay visible. */
function head(board: PanelBoard): HTMLElement[] {
  const { messages } = board;
  const undo = action(board, icons.undo, messages.undo, board.undo);
  const reset = action(board, icons.reset, messages.reset, () => {
    if (board.canReset()) board.reset();
  });
  undo.className = 'undo';
  board.show(() => {
    // Not `disabled`: the focus would be lost with the last step.
    undo.setAttribute('aria-disabled', `${!board.canUndo()}`);
    reset.setAttribute('aria-disabled', `${!board.canReset()}`);
  });
  const expand = sign(board, icons.expand, messages.expand, () => {
    const isTall = (expand.closest('.p') as Element).classList.toggle('tall');
    expand.setAttribute('aria-pressed', `${isTall}`);
  });
  expand.className = 'expand';
  expand.setAttribute('aria-pressed', 'false');
  return [
    element('h2', { id: 't', tabindex: '-1' }, messages.title),
    element('div', { class: 'bar' }, undo, reset, sign(board, icons.close, messages.close, board.close)),
    expand,
    languages(board),
  ];
}

function profileButtons(board: PanelBoard): HTMLElement[] {
  const { messages, profiles, loader } = board;
  const allowed = loader.config.profiles;
  return (profiles as readonly Profile[])
    .filter((name) => !allowed || allowed.includes(name))
    .map((name) =>
      toggle(
        board,
        icons[name],
        messages[name],
        () => board.isOn(name),
        () => board.toggleProfile(name),
      ),
    );
}

/** Text size: two large buttons with the value between them, which is announced when it changes. */
function stepper(board: Board): HTMLElement {
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

/** Each language under its own name, behind an icon that can be found without reading. */
function languages(board: PanelBoard): HTMLElement {
  const { saved, button, save, refresh } = board.loader;
  const select = element('select', {
    'aria-label': board.messages.language,
    onchange: () => {
      saved.l = select.value;
      save();
      refresh();
      board.redraw();
    },
  });
  for (const code of languageCodes) {
    const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
    select.append(element('option', { value: code, lang: code }, name));
  }
  select.value = button.lang;
  return element('span', { class: 'lang' }, board.drawIcon(icons.language), select);
}
