import type { Listening } from './start-screen-reader.ts';

declare module 'vitest' {
  interface ProvidedContext {
    listening: Listening;
  }
}
