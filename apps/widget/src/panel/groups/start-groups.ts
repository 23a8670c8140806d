import type { GroupMessages } from '../../locales/messages.ts';
import type { OpenMessage } from '../../message/start-message.ts';
import { fromDocument } from '../../page/safe-document.ts';
import { loadGroupMessages } from '../../settings/load-group-messages.ts';
import type { Feature } from '../../settings/options.ts';
import type { PartScript } from '../../settings/part-script.ts';
import { choice, featureToggle, grid, hint } from '../controls.ts';
import type { GroupBoard, Groups } from '../panel-board.ts';
import { colorChoice } from './color-choice.ts';
import css from './groups.css';
import type { GroupChoice } from './in-groups.ts';
import { outline } from './outline.ts';
import { panelSettings } from './panel-settings.ts';
import { previews, toggleIcons } from './previews.ts';

declare const MESSAGE_PART: string;
declare const MEASURE_PART: string;

let styled: ShadowRoot | undefined;
let language: string | undefined;
let texts: Promise<GroupMessages>;

/** Loaded once for all groups, so that open ones are filled together. */
const loadTexts: Groups['loadTexts'] = (loader) => {
  if (language !== loader.button.lang) {
    language = loader.button.lang;
    texts = loadGroupMessages(loader).catch((error) => {
      language = undefined;
      throw error;
    });
  }
  return texts;
};

const fill: Groups['fill'] = async (panel, letter, features) => {
  const { loader, options } = panel;
  const { root } = loader;
  const messages = { ...panel.messages, ...(await loadTexts(loader)) };
  const board: GroupBoard = { ...panel, messages };
  if (styled !== root) {
    styled = root;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  }
  if (letter === 'o') return [outline(board)];
  if (letter === 'p') return panelSettings(board);
  if (letter === 'm') {
    // Not remembered as open: nobody wants a form on every page.
    loader.saved.e = loader.saved.e?.replace(letter, '') || undefined;
    loader.save();
    return (await loader.part<OpenMessage>(MESSAGE_PART))(board);
  }

  // What most of these functions need is fetched ahead. If it does not arrive, the first of them asks again, and tells of it.
  if (letter !== 'r') loader.part(MEASURE_PART).catch(() => undefined);
  const levels = [messages.little, messages.more, messages.most];
  const names: Partial<Record<Feature, readonly string[]>> = {
    letterSpacing: levels,
    lineHeight: levels,
    weight: [messages.medium, messages.bold],
    align: [messages.left, messages.center, messages.right],
    lineLength: options.lineLength,
    saturation: [messages.low, messages.high],
  } satisfies Record<GroupChoice, readonly string[]>;
  const content: Node[] = [];
  const toggles: Node[] = [];
  for (const feature of features) {
    const list = names[feature];
    if (feature === 'colors') content.push(colorChoice(board));
    else if (list) content.push(choice(board, feature, messages[feature], list, previews[feature]));
    else toggles.push(featureToggle(board, feature, toggleIcons[feature] as string, messages[feature]));
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

const script = fromDocument('currentScript') as PartScript | null;
if (script) script.evenway = { fill, loadTexts } satisfies Groups;
