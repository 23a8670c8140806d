import { type ComponentType, createElement, type ReactElement } from 'react';
import { loadPatiently, WAITS_MS } from '../../lib/load-patiently.ts';
import type { Route } from '../../lib/router/router.ts';

/** The code of a screen did not load: the connection broke, or a new version has replaced the old files. */
export class ScreenLoadError extends Error {
  override readonly name = 'ScreenLoadError';
}

/** A screen at a path, in a separate file that is loaded when it is first shown. */
export function screen(path: string, load: () => Promise<ComponentType>): Route {
  return { path, parts: [{ load: () => fetched(async () => createElement(await load())) }] };
}

/** A layout or guard around several screens, loaded together with the first of them. */
export function frame(load: () => Promise<ReactElement>, children: readonly Route[]): Route[] {
  const part = { load: () => fetched(load) };
  return children.map(({ path, parts }) => ({ path, parts: [part, ...parts] }));
}

async function fetched<S>(load: () => Promise<S>): Promise<S> {
  try {
    return await loadPatiently(load, WAITS_MS);
  } catch (cause) {
    throw new ScreenLoadError('The code of this screen could not be loaded', { cause });
  }
}
