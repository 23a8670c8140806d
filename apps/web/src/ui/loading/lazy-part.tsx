import { type ComponentType, lazy } from 'react';
import { MissingPart } from './missing-part.tsx';

const WAITS_MS = [500, 2_000];

/**
 * A part of a screen that is fetched when it is first shown. When its file does not come, as after a new version was
 * published, it is asked for again; then a notice stands in its place, and the screen keeps what was typed on it.
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
