// @ts-check
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const API = path.join(ROOT, 'apps/api');
export const WEB = path.join(ROOT, 'apps/web');
export const WIDGET = path.join(ROOT, 'apps/widget');
export const CLI = path.join(ROOT, 'packages/cli');
export const CACHE = path.join(ROOT, '.cache');
export const LOCAL_DATA = path.join(ROOT, '.data');
/** @param {readonly string[]} parts */
export const inRoot = (...parts) => path.join(ROOT, ...parts);
