import type { Tool } from '../engine/adjustment.ts';
import { showOverlay } from './overlay.ts';

/** Darkens everything but a band around the pointer or keyboard focus. */
export const tunnel: Tool = (context) => showOverlay('tunnel', context);
