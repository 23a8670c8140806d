import type { EngineName, Programs } from '../drivers/driver.ts';

declare module 'vitest' {
  interface ProvidedContext {
    engine: EngineName;
    programs: Programs;
  }
}
