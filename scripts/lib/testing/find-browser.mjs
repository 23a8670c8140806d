import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const onMac = (...names) => names.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);

/**
 * For each test browser, and for the screen reader: its programs, the Debian packages that provide it, and the
 * environment variable that names another one. `quicker`: a faster variant, if there is a package for it.
 */
export const BROWSERS = {
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
export function findBrowser(name) {
  const { programs, variable } = BROWSERS[name];
  const chosen = variable && process.env[variable];
  return Object.fromEntries(Object.entries(programs).map(([role, look]) => [role, chosen || look()]));
}

export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export function find(names, files = []) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin'];
  return [...names.flatMap((name) => folders.map((folder) => path.join(folder, name))), ...files].find(isExecutable);
}

/** The engine has its own small browser, in a folder named by architecture and version. */
function miniBrowsers() {
  const library = '/usr/lib';
  if (!existsSync(library)) return [];
  return readdirSync(library)
    .flatMap((folder) => ['4.1', '4.0'].map((version) => path.join(library, folder, `webkit2gtk-${version}`)))
    .map((folder) => path.join(folder, 'MiniBrowser'));
}
