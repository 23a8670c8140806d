import { testCalmDevice } from './suites/calm-device.ts';
import { onDevice } from './support/in-engine.ts';

await onDevice('calm', testCalmDevice);
