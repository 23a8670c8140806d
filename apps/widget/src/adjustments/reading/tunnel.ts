import type { Tool } from '../engine/adjustment.ts';
import { showOverlay } from './overlay.ts';

/** Darkens all but a band around the pointer or the keyboard focus. */
export const tunnel: Tool = (context) => showOverlay('tunnel', context);
