import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '@evenway/stand-in-kit/free-port';
import { type Command, connectWebDriver } from './connect-web-driver.ts';
import type { Device, Driver, Key, Programs } from './driver.ts';
import { startDisplay } from './start-display.ts';
import { startProgram } from './start-program.ts';

const keys: Record<Key, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Space: ' ',
  Escape: '\uE00C',
  ArrowRight: '\uE014',
};
const desktopSettings: Record<Device, string> = {
  plain: '',
  calm: 'gtk-enable-animations=0\ngtk-theme-name=HighContrast\n',
  dark: '',
  'forced colors': '',
};
/** The browser's toolbars would keep its window from becoming as narrow as a phone. */
const smallBars = '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border: 0; font-size: 1px; }\n';

interface Session {
  version: string;
  command: Command;
}

/** The browsers of this worker: starting one takes as long as several tests. */
const sessions = new Map<Device, Promise<Session>>();

/**
 * WebKitGTK over WebDriver. A worker starts one for each kind of device, which its test files share; before each of them
 * cookies are removed, and every visit clears what pages have stored.
 */
export async function launchWebkit(programs: Programs, device: Device, sitePort: string): Promise<Driver> {
  const starting = sessions.get(device) ?? startSession(programs, device, sitePort);
  sessions.set(device, starting);
  const { version, command } = await starting;
  await command('POST', '/url', { url: `http://127.0.0.1:${sitePort}/page.html?bare` });
  await command('DELETE', '/cookie');
  return drive(version, command);
}

/** With its own display and home folder. */
async function startSession(programs: Programs, device: Device, sitePort: string): Promise<Session> {
  const undo: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step().catch(() => undefined);
  };
  try {
    const home = await makeHome(device);
    undo.push(() => rm(home, { recursive: true, force: true, maxRetries: 5 }));
    const display = await startDisplay(programs.display);
    undo.push(display.program.stop);
    const port = await findFreePort();
    const driver = await startProgram(programs.webkitDriver, [`--port=${port}`], {
      PATH: '/usr/bin:/bin',
      LANG: 'C.UTF-8',
      DISPLAY: display.number,
      GDK_BACKEND: 'x11',
      // No message bus and no accessibility bridge: nothing outside of these programs takes part.
      NO_AT_BRIDGE: '1',
      // Software rendering: a test machine has no graphics card, and emulating one is many times slower.
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_CACHE_HOME: home,
      XDG_DATA_HOME: home,
      XDG_RUNTIME_DIR: home,
    });
    undo.push(driver.stop);
    const { command, capabilities } = await connectWebDriver(`http://127.0.0.1:${port}`, {
      'webkitgtk:browserOptions': {
        binary: programs.webkitBrowser,
        args: ['--automation', '--autoplay-policy=allow', ...(device === 'dark' ? ['--dark-mode'] : [])],
      },
      proxy: {
        proxyType: 'manual',
        httpProxy: `127.0.0.1:${sitePort}`,
        sslProxy: `127.0.0.1:${sitePort}`,
        noProxy: ['127.0.0.1'],
      },
    });
    undo.push(() => command('DELETE', ''));
    atEndOfWorker(close);
    return { version: capabilities.browserVersion, command };
  } catch (error) {
    await close();
    throw error;
  }
}

async function makeHome(device: Device): Promise<string> {
  const home = await mkdtemp(path.join(tmpdir(), 'evenway-webkit-'));
  await mkdir(path.join(home, 'gtk-3.0'));
  await writeFile(path.join(home, 'gtk-3.0/settings.ini'), `[Settings]\n${desktopSettings[device]}`);
  await writeFile(path.join(home, 'gtk-3.0/gtk.css'), smallBars);
  return home;
}

function drive(version: string, command: Command): Driver {
  const act = (...sources: object[]) => command<void>('POST', '/actions', { actions: sources });
  const pointer = (...actions: object[]) =>
    act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
  const typeKeys = (...values: string[]) => {
    const actions = values.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
    return act({ type: 'key', id: 'keyboard', actions });
  };
  const moveTo = (x: number, y: number) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 });
  const run = async <Args extends unknown[], Result>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> => {
    const { error, value } = await command<{ error?: string; value?: unknown }>('POST', '/execute/async', {
      script: `const done = arguments[arguments.length - 1];
        Promise.resolve().then(() => (${work})(...[].slice.call(arguments, 0, -1)))
          .then((value) => done({ value }), (error) => done({ error: String(error) }));`,
      args,
    });
    if (error) throw new Error(error);
    return value as Result;
  };
  return {
    name: 'webkit',
    version,
    goto: (url) => command('POST', '/url', { url }),
    reload: () => command('POST', '/refresh', {}),
    run,
    press: (key) => typeKeys(keys[key]),
    type: (text) => typeKeys(...text),
    click: (x, y) => pointer(moveTo(x, y), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }),
    move: (x, y) => pointer(moveTo(x, y)),
    hold: () => pointer({ type: 'pointerDown', button: 0 }),
    letGo: () => pointer({ type: 'pointerUp', button: 0 }),
    async resize(width, height) {
      const { width: outerWidth, height: outerHeight } = await command<Size>('GET', '/window/rect');
      const bars = await run((...outer) => [outer[0] - innerWidth, outer[1] - innerHeight], outerWidth, outerHeight);
      await command('POST', '/window/rect', {
        width: width + (bars[0] as number),
        height: height + (bars[1] as number),
      });
    },
    async screenshot() {
      // It is taken at the next repaint, which may never come by itself.
      await run(() => {
        const frames = [{ opacity: 1 }, { opacity: 0.999 }];
        document.documentElement.animate(frames, { id: 'stir', duration: 200, iterations: Number.POSITIVE_INFINITY });
      });
      try {
        return await command<string>('GET', '/screenshot');
      } finally {
        await run(() => {
          for (const one of document.documentElement.getAnimations()) if (one.id === 'stir') one.cancel();
        });
      }
    },
    // It goes on for the next file of this worker.
    close: async () => undefined,
  };
}

interface Size {
  width: number;
  height: number;
}
