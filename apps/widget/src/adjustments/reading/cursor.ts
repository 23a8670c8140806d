import type { Tool } from '../engine/adjustment.ts';
import { showOverlay } from './overlay.ts';

/**
 * A large arrow behind the visitor's own pointer. Strict policies forbid image files for pointers, and the system's
 * pointer must always stay visible.
 */
export const cursor: Tool = (context) => showOverlay('cursor', context);
