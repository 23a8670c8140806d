import { useSyncExternalStore } from 'react';

interface FrenchMessages {
  readonly byCode: Readonly<Record<string, string>>;
  readonly byFallback: Readonly<Record<string, string>>;
}

let loaded: FrenchMessages | null = null;
const listeners = new Set<() => void>();

/** Fetches what failures are called in French. Only who reads French pays for it. */
export async function loadFrenchMessages(): Promise<void> {
  if (loaded !== null) return;
  const [{ errorsFr }, { fallbacksFr }] = await Promise.all([import('./errors.fr.ts'), import('./fallbacks.fr.ts')]);
  loaded = { byCode: errorsFr, byFallback: fallbacksFr };
  for (const listener of listeners) listener();
}

/** The component renders again when these words come: a failure may have been told without them. */
export function useFrenchMessages(): void {
  useSyncExternalStore(
    subscribe,
    () => loaded,
    () => null,
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The French of a failure: of its code when it has one that we know, else of the call's fallback. */
export function inFrench(code: string | undefined, fallback: string): string | undefined {
  if (loaded === null) return undefined;
  const { byCode, byFallback } = loaded;
  if (code !== undefined && Object.hasOwn(byCode, code)) return byCode[code];
  return Object.hasOwn(byFallback, fallback) ? byFallback[fallback] : undefined;
}
