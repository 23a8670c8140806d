import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const onMac = (...names: string[]) => names.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);

export type BrowserName = 'chromium' | 'firefox' | 'webkit' | 'screenReader';

type Role = BrowserName | 'webkitDriver' | 'webkitBrowser' | 'display' | 'orca' | 'speechServer' | 'bus' | 'keyboard';

interface Browser {
  title: string;
  /** Debian's packages that provide it. */
  packages: string[];
  /** The environment variable that names another program. */
  variable?: string;
  /** The package of a faster variant, if there is one. */
  quicker?: string;
  programs: Partial<Record<Role, () => string | undefined>>;
}

/** The test browsers and the screen reader. */
export const BROWSERS: Record<BrowserName, Browser> = {
  chromium: {
    title: 'Chromium',
    packages: ['chromium', 'fonts-liberation'],
    variable: 'CHROMIUM_PATH',
    quicker: 'chromium-headless-shell',
    programs: {
      chromium: () =>
        find(
          ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
          onMac('Google Chrome', 'Chromium'),
        ),
    },
  },
  firefox: {
    title: 'Firefox',
    packages: ['firefox-esr'],
    variable: 'FIREFOX_PATH',
    programs: { firefox: () => find(['firefox-esr', 'firefox'], ['/Applications/Firefox.app/Contents/MacOS/firefox']) },
  },
  webkit: {
    title: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    programs: {
      webkitDriver: () => find(['WebKitWebDriver']),
      webkitBrowser: () => find([], miniBrowsers()),
      display: () => find(['Xvfb']),
    },
  },
  screenReader: {
    title: 'Orca with a speech server',
    packages: ['orca', 'speech-dispatcher', 'at-spi2-core', 'dbus', 'xdotool', 'xvfb'],
    programs: {
      orca: () => find(['orca']),
      speechServer: () => find(['speech-dispatcher']),
      bus: () => find(['dbus-daemon']),
      keyboard: () => find(['xdotool']),
      display: () => find(['Xvfb']),
    },
  },
};

/** The programs of a browser by their role; those that are missing are undefined. */
export function findBrowser(name: BrowserName): Partial<Record<Role, string>> {
  const { programs, variable } = BROWSERS[name];
  const chosen = variable && process.env[variable];
  return Object.fromEntries(Object.entries(programs).map(([role, look]) => [role, chosen || look()]));
}

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export function find(names: string[], files: string[] = []): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin'];
  return [...names.flatMap((name) => folders.map((folder) => path.join(folder, name))), ...files].find(isExecutable);
}

/** The engine has its own small browser, in a folder named by architecture and version. */
function miniBrowsers(): string[] {
  const library = '/usr/lib';
  if (!existsSync(library)) return [];
  return readdirSync(library)
    .flatMap((folder) => ['4.1', '4.0'].map((version) => path.join(library, folder, `webkit2gtk-${version}`)))
    .map((folder) => path.join(folder, 'MiniBrowser'));
}
