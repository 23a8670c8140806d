import { fromDocument } from '../page/safe-document.ts';
import type { PartScript } from '../settings/parts.ts';
import type { Context } from './engine/adjustment.ts';
import { mute } from './media/mute.ts';
import { stopMotion } from './media/stop-motion.ts';
import { cursor } from './reading/cursor.ts';
import { guide } from './reading/guide.ts';
import { tunnel } from './reading/tunnel.ts';
import { loadFont } from './text/load-font.ts';

/** Switches on what style rules cannot do. */
export type Tools = (feature: string, value: string, context: Context, fail: () => void) => () => void;

const startTool: Tools = (feature, value, context, fail) => {
  if (feature === 'font') return loadFont(value, context, fail);
  const tools = { tunnel, guide, cursor, mute, motion: stopMotion };
  return tools[feature as keyof typeof tools](context);
};

const script = fromDocument('currentScript') as PartScript | null;
if (script) script.evenway = startTool;
