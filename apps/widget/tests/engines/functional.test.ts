import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, describe, inject, onTestFailed } from 'vitest';
import { launchEngine } from './drivers/launch-engine.ts';
import { testButton } from './suites/button.ts';
import { testColours } from './suites/colours.ts';
import { testDevice } from './suites/device.ts';
import { testHostPage } from './suites/host-page.ts';
import { testPanel } from './suites/panel.ts';
import { testPanelSettings } from './suites/panel-settings.ts';
import { testQuiet } from './suites/quiet.ts';
import { testReadingHelp } from './suites/reading-help.ts';
import { testText } from './suites/text.ts';
import { testTogether } from './suites/together.ts';
import type {} from './support/provided.ts';
import { startServers } from './support/start-servers.ts';
import { Visitor } from './support/visitor.ts';

const pictures = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../test-results/engines');
const engine = inject('engine');
const programs = inject('programs');
const servers = await startServers();
afterAll(servers.stop);

const driver = await launchEngine(engine, programs);
afterAll(driver.close);

describe(`${engine} ${driver.version}`, () => {
  const visitor = new Visitor(driver, servers);
  beforeEach(async () => {
    await driver.resize(1280, 800);
    onTestFailed(async ({ task }) => {
      await mkdir(pictures, { recursive: true });
      const file = path.join(pictures, `${engine}-${task.name.replace(/\W+/g, '-').slice(0, 60)}.png`);
      await writeFile(file, await driver.screenshot(), 'base64');
    });
  });
  testButton(visitor);
  testPanel(visitor);
  testText(visitor);
  testColours(visitor);
  testReadingHelp(visitor);
  testQuiet(visitor);
  testTogether(visitor);
  testPanelSettings(visitor);
  testHostPage(visitor);
});

testDevice(engine, programs, servers);
