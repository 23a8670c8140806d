import { type ComponentType, lazy } from 'react';
import { MissingPart } from './missing-part.tsx';

const WAITS_MS = [500, 2_000];

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

export async function loadPatiently<T>(load: () => Promise<T>, [wait, ...later]: readonly number[]): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (wait === undefined) throw error;
    await new Promise((resolve) => setTimeout(resolve, wait));
    return loadPatiently(load, later);
  }
}
