import { createStore } from '../../lib/store.ts';
import { useStore } from '../../lib/use-store.ts';

interface FrenchMessages {
  readonly byCode: Readonly<Record<string, string>>;
  readonly byFallback: Readonly<Record<string, string>>;
}

const loaded = createStore<FrenchMessages | null>(null);

/** Loads the French error messages. Only French readers load them. */
export async function loadFrenchMessages(): Promise<void> {
  if (loaded.get() !== null) return;
  const { errorsFr, fallbacksFr } = await import('@evenway/contract/french');
  loaded.set({ byCode: errorsFr, byFallback: fallbacksFr });
}

/** Re-renders the component when these texts have loaded: a failure may have been shown without them. */
export function useFrenchMessages(): void {
  useStore(loaded, () => null);
}

/** The French text of a failure: by its code if known, else by the call's fallback. */
export function inFrench(code: string | undefined, fallback: string): string | undefined {
  const messages = loaded.get();
  if (messages === null) return undefined;
  const { byCode, byFallback } = messages;
  if (code !== undefined && Object.hasOwn(byCode, code)) return byCode[code];
  return Object.hasOwn(byFallback, fallback) ? byFallback[fallback] : undefined;
}
