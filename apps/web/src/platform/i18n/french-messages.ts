import { createStore } from '../../lib/store.ts';
import { useStore } from '../../lib/use-store.ts';

interface FrenchMessages {
  readonly byCode: Readonly<Record<string, string>>;
  readonly byFallback: Readonly<Record<string, string>>;
}

const loaded = createStore<FrenchMessages | null>(null);

/** Fetches what failures are called in French. Only who reads French pays for it. */
export async function loadFrenchMessages(): Promise<void> {
  if (loaded.get() !== null) return;
  const [{ errorsFr }, { fallbacksFr }] = await Promise.all([import('./errors.fr.ts'), import('./fallbacks.fr.ts')]);
  loaded.set({ byCode: errorsFr, byFallback: fallbacksFr });
}

/** The component renders again when these words come: a failure may have been told without them. */
export function useFrenchMessages(): void {
  useStore(loaded, () => null);
}

/** The French of a failure: of its code when it has one that we know, else of the call's fallback. */
export function inFrench(code: string | undefined, fallback: string): string | undefined {
  const messages = loaded.get();
  if (messages === null) return undefined;
  const { byCode, byFallback } = messages;
  if (code !== undefined && Object.hasOwn(byCode, code)) return byCode[code];
  return Object.hasOwn(byFallback, fallback) ? byFallback[fallback] : undefined;
}
