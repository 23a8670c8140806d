import { testTextRoom } from './suites/text/room.ts';
import { inEngine } from './support/in-engine.ts';

await inEngine(testTextRoom);
