import { fromDocument } from '../page/safe-document.ts';
import { loadGroupMessages } from '../settings/load-group-messages.ts';
import type { PartScript } from '../settings/part-script.ts';
import type { Context } from './engine/adjustment.ts';
import { showAltTexts } from './reading/alt-text.ts';
import { readAloud } from './reading/read-aloud.ts';

export interface ReadingPart {
  /** Captions on pictures; with `isHiddenOnly`, only on hidden ones that name a control. */
  altText: (context: Context, isHiddenOnly: boolean) => Promise<() => void>;
  /** Our own utterances are added to `own`, so that they are not muted with the page's. */
  readAloud: (context: Context, own: WeakSet<SpeechSynthesisUtterance>) => Promise<() => void>;
}

const part: ReadingPart = {
  altText: async (context, isHiddenOnly) =>
    showAltTexts(context, isHiddenOnly ? '' : (await loadGroupMessages(context.loader)).noAlt, isHiddenOnly),
  readAloud: async (context, own) => readAloud(context, await loadGroupMessages(context.loader), own),
};

const script = fromDocument('currentScript') as PartScript | null;
if (script) script.evenway = part;
