import type { Message } from '@evenway/contract';
import { ApiError } from '../../platform/api/api-error.ts';

export interface VersionGuard {
  /** Makes a change based on the version that its author has seen. */
  change(run: (version: number) => Promise<Message>): Promise<Message>;
  /** The screen shows this version now. */
  show(version: number): void;
  /** While a form holds unsent text, changes by others do not count as seen. */
  setTyping(form: string, isTyping: boolean): void;
}

/**
 * Which version of a message a change is based on. The screen refreshes by itself, and someone typing may not notice
 * what came in. Then the server refuses the change, the screen says why, and the next attempt is based on what it shows
 * now.
 */
export function createVersionGuard(first: number): VersionGuard {
  let [seen, shown] = [first, first];
  let isConflictShown = false;
  const typing = new Set<string>();
  return {
    async change(run) {
      try {
        const changed = await run(seen);
        seen = changed.version;
        return changed;
      } catch (error) {
        if (error instanceof ApiError && error.code === 'message_changed') {
          seen = shown;
          isConflictShown = true;
        }
        throw error;
      }
    },
    show(version) {
      shown = version;
      if (typing.size > 0 && !isConflictShown) return;
      seen = version;
      isConflictShown = false;
    },
    setTyping(form, isTyping) {
      if (isTyping) typing.add(form);
      else typing.delete(form);
      if (typing.size === 0) seen = Math.max(seen, shown);
    },
  };
}
