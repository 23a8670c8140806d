import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { newId } from './store/new-id.ts';

/** Survives a restart, so that a running product still knows its provider. */
export interface SavedState {
  secretKey: string;
  webhookSecret: string;
  port?: number;
}

export async function loadState(file: string): Promise<SavedState> {
  return (await readState(file)) ?? { secretKey: newId('sk_test', 40), webhookSecret: newId('whsec', 32) };
}

export async function saveState(file: string, state: SavedState): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.new`, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
}

/** A missing or truncated file is created again, so that the product can start. */
async function readState(file: string): Promise<SavedState | undefined> {
  try {
    const state: Partial<SavedState> = JSON.parse(await readFile(file, 'utf8'));
    const { secretKey, webhookSecret, port } = state;
    if (!secretKey?.startsWith('sk_test_') || !webhookSecret?.startsWith('whsec_')) return undefined;
    return { secretKey, webhookSecret, ...(typeof port === 'number' && { port }) };
  } catch {
    return undefined;
  }
}
