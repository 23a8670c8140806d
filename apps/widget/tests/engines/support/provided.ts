import type { EngineName, Programs } from '../drivers/driver.ts';

declare module 'vitest' {
  interface ProvidedContext {
    engine: EngineName;
    programs: Programs;
  }
}

declare global {
  /** From `worker-environment.config.mjs`. */
  var atEndOfWorker: (end: () => Promise<unknown>) => void;
}
