import { testBeacons } from './suites/beacons.ts';
import { testDelivery } from './suites/delivery.ts';
import { inEngine } from './support/in-engine.ts';

await inEngine(testDelivery, testBeacons);
