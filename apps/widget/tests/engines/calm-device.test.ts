import { testCalmDevice } from './suites/devices/calm-device.ts';
import { onDevice } from './support/in-engine.ts';

await onDevice('calm', testCalmDevice);
