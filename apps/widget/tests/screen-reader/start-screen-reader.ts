import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startDisplay } from '../engines/drivers/start-display.ts';
import { startProgram } from '../engines/drivers/start-program.ts';

/** Paths of the executables on this machine. */
export interface Listening {
  firefox: string;
  orca: string;
  speechServer: string;
  bus: string;
  keyboard: string;
  display: string;
}

export interface ScreenReader {
  /** What a browser needs to work with it. */
  env: Record<string, string>;
  log: string;
  stop: () => Promise<void>;
}

/**
 * A separate desktop for one test: display, message bus, a silent speech server, and Orca. Everything is in a temporary
 * folder, so the machine's own settings are neither read nor changed.
 */
export async function startScreenReader({ display, bus, speechServer, orca }: Listening): Promise<ScreenReader> {
  const home = await mkdtemp(path.join(tmpdir(), 'evenway-screen-reader-'));
  const screen = await startDisplay(display);
  const stops = [screen.program.stop];
  const stop = async () => {
    for (const end of stops.reverse()) await end();
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };
  const env: Record<string, string> = {
    PATH: '/usr/local/bin:/usr/bin:/bin',
    HOME: home,
    LANG: 'C.UTF-8',
    DISPLAY: screen.number,
    GSETTINGS_BACKEND: 'memory',
    ...Object.fromEntries(
      ['RUNTIME_DIR', 'CONFIG_HOME', 'CACHE_HOME', 'DATA_HOME'].map((name) => [`XDG_${name}`, home]),
    ),
  };
  try {
    const messages = await startProgram(bus, ['--session', '--nofork', '--print-address=3'], env);
    stops.push(messages.stop);
    const [address] = await once(messages.channel, 'data');
    env.DBUS_SESSION_BUS_ADDRESS = String(address).trim();

    const socket = path.join(home, 'speech.sock');
    await writeSpeechSettings(home);
    const where = ['-C', home, '-c', 'unix_socket', '-S', socket, '-P', path.join(home, 'speech.pid')];
    const voice = await startProgram(speechServer, ['--run-single', '--timeout', '0', ...where], env);
    stops.push(voice.stop);
    env.SPEECHD_ADDRESS = `unix_socket:${socket}`;

    const log = path.join(home, 'speech.log');
    await writeReaderSettings(path.join(home, 'orca'));
    const reader = await startProgram(orca, ['--debug-file', log], env);
    stops.push(reader.stop);
    return { env: { ...env, GNOME_ACCESSIBILITY: '1' }, log, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A voice that accepts every sentence and makes no sound, so that no sound card is needed. */
async function writeSpeechSettings(home: string): Promise<void> {
  await mkdir(path.join(home, 'modules'));
  await writeFile(
    path.join(home, 'speechd.conf'),
    `LogDir "${home}"\nDefaultModule silent\nAddModule "silent" "sd_generic" "silent.conf"\n`,
  );
  await writeFile(
    path.join(home, 'modules/silent.conf'),
    'GenericExecuteSynth "true"\nAddVoice "en" "MALE1" "silent"\n',
  );
}

/** The package's defaults, but pressed keys are not spoken, and the log is flushed after each line. */
async function writeReaderSettings(folder: string): Promise<void> {
  await mkdir(folder);
  const none = { pronunciations: {}, keybindings: {} };
  const profile = { profile: ['Default', 'default'], enableKeyEcho: false, ...none };
  const settings = { general: profile, profiles: { default: profile }, ...none };
  await writeFile(path.join(folder, 'user-settings.conf'), JSON.stringify(settings));
  await writeFile(
    path.join(folder, 'orca-customizations.py'),
    'from orca import debug\ndebug.debugLevel = debug.LEVEL_INFO\ndebug.debugFile.reconfigure(line_buffering=True)\n',
  );
}
