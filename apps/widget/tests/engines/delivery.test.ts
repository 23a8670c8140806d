import { testBeacons } from './suites/beacons.ts';
import { testDelivery } from './suites/delivery.ts';
import { testPrivacy } from './suites/privacy.ts';
import { inEngine } from './support/in-engine.ts';

await inEngine(testDelivery, testBeacons, testPrivacy);
