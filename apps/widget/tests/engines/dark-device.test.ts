import { testDarkDevice } from './suites/dark-device.ts';
import { testOwnerColors } from './suites/owner-colors.ts';
import { onDevice } from './support/in-engine.ts';

await onDevice('dark', testDarkDevice, testOwnerColors);
