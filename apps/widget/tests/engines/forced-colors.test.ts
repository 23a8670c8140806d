import { testForcedColors } from './suites/devices/forced-colors.ts';
import { onDevice } from './support/in-engine.ts';

await onDevice('forced colors', testForcedColors);
