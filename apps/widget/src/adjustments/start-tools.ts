import { fromDocument } from '../page/safe-document.ts';
import type { PartScript } from '../settings/part-script.ts';
import type { Context, Tool } from './engine/adjustment.ts';
import { mute } from './media/mute.ts';
import { ownUtterances } from './media/own-utterances.ts';
import { stopMotion } from './media/stop-motion.ts';
import { cursor } from './reading/cursor.ts';
import { focusRing } from './reading/focus-ring.ts';
import { guide } from './reading/guide.ts';
import { tunnel } from './reading/tunnel.ts';
import type { ReadingPart } from './start-reading.ts';
import { fitText } from './text/fit-text.ts';
import { loadFont } from './text/load-font.ts';

declare const READING_PART: string;

/** Switches on what style rules cannot do. */
export type Tools = (feature: string, value: string, context: Context, fail: () => void) => () => void;

const tools: Record<string, Tool> = { tunnel, guide, cursor, focusRing, mute, motion: stopMotion, textSize: fitText };

/** Tools in the reading part, which is loaded when one of them is first used. */
const readingTools: Record<string, (part: ReadingPart, context: Context) => Promise<() => void>> = {
  altText: (part, context) => part.altText(context, false),
  hideMedia: (part, context) => part.altText(context, true),
  readAloud: (part, context) => part.readAloud(context, ownUtterances),
};

const startTool: Tools = (feature, value, context, fail) => {
  if (feature === 'font') return loadFont(value, context, fail);
  const reading = readingTools[feature];
  if (!reading) return (tools[feature] as Tool)(context);
  let isOver = false;
  const started = context.loader.part<ReadingPart>(READING_PART).then((part) => reading(part, context));
  started.then((stop) => isOver && stop()).catch(fail);
  return () => {
    if (isOver) return;
    isOver = true;
    started.then((stop) => stop()).catch(() => undefined);
  };
};

const script = fromDocument('currentScript') as PartScript | null;
if (script) script.evenway = startTool;
