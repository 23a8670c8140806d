import { testForcedColors } from './suites/forced-colors.ts';
import { onDevice } from './support/in-engine.ts';

await onDevice('forced colours', testForcedColors);
