import type { Messages } from '../locales/messages.ts';
import type { Profile } from '../profiles/profiles.ts';
import type { Feature } from '../settings/options.ts';
import { action, choice, featureToggle, stepper, toggle } from './controls.ts';
import { element } from './element.ts';
import { outline } from './outline.ts';
import type { PanelBoard } from './panel-board.ts';
import { panelSettings } from './panel-settings.ts';
import { section } from './section.ts';

/** The dialog and everything in it, in the order in which it is read. */
export function buildPanel(board: PanelBoard): HTMLElement {
  const { messages, loader } = board;
  const offered = (feature: Feature) => !loader.config.features || loader.config.features.includes(feature);
  const levels = [messages.little, messages.more, messages.most];
  const choices = (list: [Feature, string[]][]) =>
    list.filter(([feature]) => offered(feature)).map(([feature, names]) => choice(board, feature, names));
  const toggles = (...list: Feature[]) => grid(list.filter(offered).map((feature) => featureToggle(board, feature)));
  const undo = action(board, 'undo', messages.undo, board.undo);
  const reset = action(board, 'reset', messages.reset, () => {
    if (board.canReset()) board.reset();
  });
  board.show(() => {
    // Not `disabled`: the focus would be lost with the last step.
    undo.setAttribute('aria-disabled', `${!board.canUndo()}`);
    reset.setAttribute('aria-disabled', `${!board.canReset()}`);
  });
  const close = element('button', { type: 'button', onclick: board.close }, messages.close);
  const title = element('h2', { id: 't' }, messages.title);
  const forced = matchMedia('(forced-colors:active)').matches;

  return element(
    'div',
    { class: 'p', role: 'dialog', 'aria-labelledby': 't', tabindex: '-1' },
    element('div', { class: 'head' }, element('div', {}, title, close), element('div', {}, undo, reset)),
    section(messages.profiles, element('p', { class: 'hint' }, messages.intro), grid(profileButtons(board))),
    section(
      messages.text,
      ...(offered('textSize') ? [stepper(board)] : []),
      ...choices([
        ['letterSpacing', levels],
        ['lineHeight', levels],
        ['font', ['Atkinson', 'Lexend', 'OpenDyslexic']],
        ['align', [messages.left, messages.center, messages.right]],
      ]),
    ),
    section(
      messages.color,
      ...(forced
        ? [element('p', { class: 'hint' }, messages.forced)]
        : choices([['contrast', [messages.dark, messages.light, messages.own]]])),
      ...choices([['saturation', [messages.low, messages.high]]]),
      toggles('grayscale'),
    ),
    section(messages.help, toggles('links', 'headings', 'tunnel', 'guide', 'cursor')),
    section(messages.quiet, toggles('motion', 'hideMedia', 'mute')),
    section(messages.outline, outline(messages, board.close)),
    panelSettings(board),
    footer(messages, loader.config.statementUrl),
  );
}

function profileButtons(board: PanelBoard): HTMLElement[] {
  const { messages, profiles, loader } = board;
  const allowed = loader.config.profiles;
  return profiles
    .filter((name) => !allowed || allowed.includes(name))
    .map((name) =>
      toggle(
        board,
        name,
        messages[name as Profile],
        () => board.isOn(name),
        () => board.toggleProfile(name),
      ),
    );
}

const grid = (buttons: HTMLElement[]): HTMLElement => element('div', { class: 'grid' }, ...buttons);

function footer(messages: Messages, statement: string): HTMLElement {
  const link = statement ? [element('a', { href: statement }, messages.statement)] : [];
  return element('div', { class: 'foot hint' }, ...link, element('p', {}, messages.honest));
}
