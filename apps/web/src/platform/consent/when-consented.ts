import { type ConsentKind, consent } from './consent.ts';

type ConsentSource = Pick<typeof consent, 'get' | 'subscribe'>;

/**
 * The only way to load something that needs consent: `load` runs once, as soon as the visitor allows this kind, and
 * never before. What has run cannot be undone; after a withdrawal it no longer runs on further pages. Returns a
 * function that stops waiting.
 */
export function whenConsented(kind: ConsentKind, load: () => void, source: ConsentSource = consent): () => void {
  let stop: (() => void) | undefined;
  let isDone = false;
  const end = () => {
    isDone = true;
    stop?.();
  };
  const look = () => {
    if (isDone || !source.get()?.[kind]) return;
    end();
    load();
  };
  look();
  if (!isDone) stop = source.subscribe(look);
  return end;
}
