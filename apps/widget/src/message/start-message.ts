import type { MessageTexts } from '../locales/messages.ts';
import { fromDocument } from '../page/safe-document.ts';
import type { GroupBoard } from '../panel/panel-board.ts';
import type { PartScript } from '../settings/part-script.ts';
import css from './message.css';
import { messageForm } from './message-form.ts';

/** Maps a language to the hash in the file name of its texts. */
declare const LOCALE_HASHES: Record<string, string>;

let styled: ShadowRoot | undefined;

/** The content of 'Tell us about a barrier'. */
export type OpenMessage = (board: GroupBoard) => Promise<Node[]>;

const openMessage: OpenMessage = async (board) => {
  const { root, button, fetchPart } = board.loader;
  const answer = await fetchPart(`${button.lang}-message-${LOCALE_HASHES[button.lang]}`, 'json');
  const texts: MessageTexts = await answer.json();
  if (styled !== root) {
    styled = root;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  }
  return [messageForm(board, texts)];
};

const script = fromDocument('currentScript') as PartScript | null;
if (script) script.evenway = openMessage;
