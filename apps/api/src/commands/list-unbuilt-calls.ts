import { implementations } from '../implementations.ts';
import type { Platform } from '../platform/platform.ts';

/** Prints the calls of the contract that still answer 501. */
// Nothing is called here, so the handlers need no platform.
const { unbuilt } = implementations({} as Platform);
for (const { endpoint } of unbuilt) process.stdout.write(`${endpoint.method.padEnd(6)} /api${endpoint.path}\n`);
process.stdout.write(`${unbuilt.length} calls are not built yet\n`);
