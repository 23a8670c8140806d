import { fromDocument } from '../../page/safe-document.ts';
import type { Feature } from '../../settings/options.ts';
import type { PartScript } from '../../settings/parts.ts';
import { choice, grid, hint, toggle } from '../controls.ts';
import type { PanelBoard } from '../panel-board.ts';
import { colorChoice } from './color-choice.ts';
import { enterModal } from './enter-modal.ts';
import css from './groups.css';
import { outline } from './outline.ts';
import { panelSettings } from './panel-settings.ts';
import { previews, toggleIcons } from './previews.ts';

/** What the panel needs only now and then. */
export interface Groups {
  /** What is in the group of a letter, with the functions it holds. */
  fill: (board: PanelBoard, letter: string, features: readonly Feature[]) => Node[];
  enterModal: typeof enterModal;
}

let styled: ShadowRoot | undefined;

const fill: Groups['fill'] = (board, letter, features) => {
  const { messages, loader, options } = board;
  const { root } = loader;
  if (styled !== root) {
    styled = root;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  }
  if (letter === 'o') return [outline(board)];
  if (letter === 'p') return panelSettings(board);

  const levels = [messages.little, messages.more, messages.most];
  const names: Partial<Record<Feature, readonly string[]>> = {
    letterSpacing: levels,
    lineHeight: levels,
    font: ['Atkinson', 'Lexend', 'OpenDyslexic'],
    weight: [messages.medium, messages.bold],
    align: [messages.left, messages.center, messages.right],
    lineLength: options.lineLength,
    saturation: [messages.low, messages.high],
  };
  const content: Node[] = [];
  const toggles: Node[] = [];
  for (const feature of features) {
    const list = names[feature];
    if (feature === 'colors') content.push(colorChoice(board));
    else if (list) content.push(choice(board, feature, list, previews[feature]));
    else toggles.push(featureToggle(board, feature));
  }
  if (toggles[0]) content.push(grid(...toggles));
  if (features.includes('readAloud')) {
    const help = hint(messages.readHint);
    board.show(() => {
      help.hidden = !board.settings().readAloud;
    });
    content.push(help);
  }
  return content;
};

const featureToggle = (board: PanelBoard, feature: Feature): HTMLButtonElement =>
  toggle(
    board,
    toggleIcons[feature] as string,
    board.messages[feature],
    () => !!board.settings()[feature],
    () => board.set(feature, board.settings()[feature] ? '' : 'on'),
  );

const script = fromDocument('currentScript') as PartScript | null;
if (script) script.evenway = { fill, enterModal } satisfies Groups;
