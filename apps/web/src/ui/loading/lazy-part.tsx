import { type ComponentType, lazy } from 'react';
import { loadPatiently, WAITS_MS } from '../../lib/load-patiently.ts';
import { MissingPart } from './missing-part.tsx';

/**
 * A part of a screen that is loaded when it is first shown. If its file is missing, as after a deployment, it is
 * requested again; then a notice replaces it, and the screen keeps what was typed.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy<ComponentType<P>>(async () => {
    const part = await loadPatiently(load, WAITS_MS).catch((): ComponentType<P> => MissingPart);
    return { default: part };
  });
}
