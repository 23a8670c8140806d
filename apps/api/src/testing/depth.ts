import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** `npm run test:full` (scripts/lib/testing/depth.mjs), which the compiler of this folder does not read. */
    readonly isFull: boolean;
  }
}

export const isFull = inject('isFull');
