import { testDarkDevice } from './suites/devices/dark-device.ts';
import { testOwnerColors } from './suites/panel/owner-colors.ts';
import { onDevice } from './support/in-engine.ts';

await onDevice('dark', testDarkDevice, testOwnerColors);
