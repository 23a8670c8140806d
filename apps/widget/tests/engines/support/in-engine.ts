import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, describe, inject, onTestFailed } from 'vitest';
import type { Device, Driver, EngineName, Programs } from '../drivers/driver.ts';
import { launchPuppeteer } from '../drivers/launch-puppeteer.ts';
import { launchWebkit } from '../drivers/launch-webkit.ts';
import { type Servers, startServers } from './start-servers.ts';
import { Visitor } from './visitor.ts';

declare module 'vitest' {
  interface ProvidedContext {
    engine: EngineName;
    programs: Programs;
  }
}

declare global {
  /** From `worker-environment.config.ts`. */
  var atEndOfWorker: (end: () => Promise<unknown>) => void;
}

/** Declares the tests of one area of the widget. */
export type Suite = (visitor: Visitor) => void;

const pictures = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../../test-results/engines');

/** The servers of this worker, which runs one test file after the other. */
let running: Promise<Servers> | undefined;

/** Declares suites with a browser and servers of their worker, so that test files can run in parallel. */
export function inEngine(...suites: Suite[]): Promise<void> {
  return onDevice('plain', ...suites);
}

/** The same in a browser that was started with preferences of the visitor's device. */
export async function onDevice(device: Device, ...suites: Suite[]): Promise<void> {
  const engine = inject('engine');
  running ??= startServersOfWorker();
  const servers = await running;
  await servers.forget();
  const driver = await launchEngine(engine, inject('programs'), device, servers.site);
  afterAll(driver.close);

  describe(`${engine} ${driver.version}, ${device} device`, () => {
    beforeEach(async () => {
      const [width, height] = await driver.run(() => [innerWidth, innerHeight]);
      if (width !== 1280 || height !== 800) await driver.resize(1280, 800);
      onTestFailed(async ({ task }) => {
        await mkdir(pictures, { recursive: true });
        const file = path.join(pictures, `${engine}-${task.name.replace(/\W+/g, '-').slice(0, 60)}.png`);
        await writeFile(file, await driver.screenshot(), 'base64');
      });
    });
    const visitor = new Visitor(driver, servers);
    for (const suite of suites) suite(visitor);
  });
}

async function startServersOfWorker(): Promise<Servers> {
  const servers = await startServers();
  atEndOfWorker(servers.stop);
  return servers;
}

/** `site` is the address of the test site, which also serves every other host. */
function launchEngine(name: EngineName, programs: Programs, device: Device, site: string): Promise<Driver> {
  const { port } = new URL(site);
  return name === 'webkit' ? launchWebkit(programs, device, port) : launchPuppeteer(name, programs[name], device, port);
}
