import type { Device, Driver, EngineName, Programs } from './driver.ts';
import { launchPuppeteer } from './launch-puppeteer.ts';
import { launchWebkit } from './launch-webkit.ts';

export function launchEngine(name: EngineName, programs: Programs, device: Device = 'plain'): Promise<Driver> {
  return name === 'webkit' ? launchWebkit(programs, device) : launchPuppeteer(name, programs[name], device);
}
