import { configuredProviders, parseSettings } from '../config/settings.ts';
import { implementations } from '../implementations.ts';
import type { Platform } from '../platform/platform.ts';

/** Prints the calls of the contract that still answer 501. Nothing is called, so settings are all the handlers need. */
const settings = parseSettings({});
const { unbuilt } = implementations({
  settings: { ...settings, providers: configuredProviders(settings) },
} as Platform);
for (const { endpoint } of unbuilt) process.stdout.write(`${endpoint.method.padEnd(6)} /api${endpoint.path}\n`);
process.stdout.write(`${unbuilt.length} calls are not built yet\n`);
