import type { Tool } from '../engine/adjustment.ts';
import { showOverlay } from './overlay.ts';

/** A large arrow under the visitor's own: picture files for pointers are forbidden by strict policies, and the system's pointer must never be lost. */
export const cursor: Tool = (context) => showOverlay('cursor', context);
