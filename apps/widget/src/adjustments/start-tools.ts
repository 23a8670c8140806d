import { fromDocument } from '../page/safe-document.ts';
import type { PartScript } from '../settings/parts.ts';
import type { Context } from './adjustment.ts';
import { cursor } from './cursor.ts';
import { guide } from './guide.ts';
import { loadFont } from './load-font.ts';
import { mute } from './mute.ts';
import { stopMotion } from './stop-motion.ts';
import { tunnel } from './tunnel.ts';

/** Switches on what style rules cannot do. */
export type Tools = (feature: string, value: string, context: Context, fail: () => void) => () => void;

const startTool: Tools = (feature, value, context, fail) => {
  if (feature === 'font') return loadFont(value, context, fail);
  const tools = { tunnel, guide, cursor, mute, motion: stopMotion };
  return tools[feature as keyof typeof tools](context);
};

const script = fromDocument('currentScript') as PartScript | null;
if (script) script.evenway = startTool;
