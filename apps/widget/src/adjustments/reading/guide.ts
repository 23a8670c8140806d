import type { Tool } from '../engine/adjustment.ts';
import { showOverlay } from './overlay.ts';

/** A line under the text that is being read. */
export const guide: Tool = (context) => showOverlay('guide', context);
