import { testBeacons } from './suites/delivery/beacons.ts';
import { testDelivery } from './suites/delivery/delivery.ts';
import { testPrivacy } from './suites/delivery/privacy.ts';
import { inEngine } from './support/in-engine.ts';

await inEngine(testDelivery, testBeacons, testPrivacy);
