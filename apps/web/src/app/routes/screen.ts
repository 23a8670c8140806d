import type { ComponentType, ReactElement } from 'react';
import type { RouteObject } from 'react-router';

/** The code of a screen did not arrive: the connection broke, or a new version has replaced the old files. */
export class ScreenLoadError extends Error {
  override readonly name = 'ScreenLoadError';
}

/** A screen at a path, in a file of its own that is fetched when it is first shown. */
export function screen(path: string, load: () => Promise<ComponentType>): RouteObject {
  return { path, lazy: () => fetched(async () => ({ Component: await load() })) };
}

/** What several screens stand in: a layout or a guard, fetched together with the first of them. */
export function frame(load: () => Promise<ReactElement>, children: RouteObject[]): RouteObject {
  return { lazy: () => fetched(async () => ({ element: await load() })), children };
}

async function fetched<S>(load: () => Promise<S>): Promise<S> {
  try {
    return await load();
  } catch (cause) {
    throw new ScreenLoadError('The code of this screen could not be loaded', { cause });
  }
}
