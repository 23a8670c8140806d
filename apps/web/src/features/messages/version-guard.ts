import type { Message } from '@evenway/contract';
import { ApiError } from '../../platform/api/api-error.ts';

export interface VersionGuard {
  /** Makes a change from the version that its author has seen. */
  change(run: (version: number) => Promise<Message>): Promise<Message>;
  /** The screen shows this version now. */
  show(version: number): void;
  /** As long as a form holds something unsent, what others do meanwhile does not count as seen. */
  setTyping(form: string, isTyping: boolean): void;
}

/**
 * The version of a message that a change is made from. The screen reads a message again by itself, and who is typing may not
 * notice what came: then the server refuses, the screen says why, and the next try is made from what stands there now.
 */
export function createVersionGuard(first: number): VersionGuard {
  let [seen, shown] = [first, first];
  let isTold = false;
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
          isTold = true;
        }
        throw error;
      }
    },
    show(version) {
      shown = version;
      if (typing.size > 0 && !isTold) return;
      seen = version;
      isTold = false;
    },
    setTyping(form, isTyping) {
      if (isTyping) typing.add(form);
      else typing.delete(form);
      if (typing.size === 0) seen = Math.max(seen, shown);
    },
  };
}
