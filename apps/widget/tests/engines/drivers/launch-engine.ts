import type { Device, Driver, EngineName, Programs } from './driver.ts';
import { launchPuppeteer } from './launch-puppeteer.ts';
import { launchWebkit } from './launch-webkit.ts';

/** `site` is the address of the tests' site, which also answers for every other host. */
export function launchEngine(name: EngineName, programs: Programs, device: Device, site: string): Promise<Driver> {
  const { port } = new URL(site);
  return name === 'webkit' ? launchWebkit(programs, device, port) : launchPuppeteer(name, programs[name], device, port);
}
