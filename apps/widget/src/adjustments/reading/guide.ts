import type { Tool } from '../engine/adjustment.ts';
import { showOverlay } from './overlay.ts';

/** A line under what is being read. */
export const guide: Tool = (context) => showOverlay('guide', context);
