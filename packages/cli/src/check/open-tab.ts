import { readFile } from 'node:fs/promises';
import { CliError, EXIT } from '../cli-error.ts';
import type { Chrome, Params } from './start-chrome.ts';

const LOAD_TIMEOUT_MS = 30_000;
/** How long a loaded page may keep loading before it is checked as it is. */
const SETTLE_TIMEOUT_MS = 5_000;
const WORLD = 'evenway-check';

export interface Tab {
  /** Until the page is loaded and has settled. */
  visit(url: string): Promise<void>;
  /** Runs in the page, isolated from its own scripts. */
  evaluate(expression: string): Promise<unknown>;
}

interface TabOptions {
  readonly width: number;
  readonly isDark: boolean;
}

/**
 * A tab with axe-core in every frame of every page, in an isolated world: the page's scripts neither see nor change it, and content
 * policies do not apply.
 */
export async function openTab(chrome: Chrome, { width, isDark }: TabOptions): Promise<Tab> {
  const { targetId } = await chrome.send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await chrome.send('Target.attachToTarget', { targetId, flatten: true });
  const send = <Method extends string>(method: Method, params?: Params) => chrome.send(method, params, sessionId);

  let world: number | null = null;
  let status = 0;
  let type = '';
  let wake: () => void = () => undefined;
  /** The load state of each document: a small one may finish before its id is known. */
  const reached = new Set<string>();
  chrome.listen((event) => {
    if (event.sessionId !== sessionId) return;
    if (event.method === 'Runtime.executionContextCreated') {
      const { id, name, auxData } = event.params.context;
      if (name === WORLD && auxData?.frameId === targetId) world = id;
    } else if (event.method === 'Network.responseReceived') {
      const { type: kind, frameId, response } = event.params;
      if (kind === 'Document' && frameId === targetId) ({ status, mimeType: type } = response);
    } else if (event.method === 'Page.lifecycleEvent') {
      const { frameId, loaderId, name } = event.params;
      if (frameId === targetId) reached.add(`${loaderId} ${name}`);
    } else if (event.method === 'Page.javascriptDialogOpening')
      // A dialog of the page would block everything.
      send('Page.handleJavaScriptDialog', { accept: true }).catch(() => undefined);
    wake();
  });

  await Promise.all([
    send('Page.enable'),
    send('Network.enable'),
    send('Runtime.enable'),
    send('Page.setLifecycleEventsEnabled', { enabled: true }),
    send('Emulation.setDeviceMetricsOverride', { width, height: 900, deviceScaleFactor: 1, mobile: false }),
    send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-color-scheme', value: isDark ? 'dark' : 'light' }],
    }),
    send('Page.addScriptToEvaluateOnNewDocument', { source: await readAxe(), worldName: WORLD }),
    chrome.send('Browser.setDownloadBehavior', { behavior: 'deny' }),
  ]);

  const until = (isTrue: () => boolean, timeout: number) =>
    new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer);
        wake = () => undefined;
        resolve();
      };
      const timer = setTimeout(end, timeout);
      wake = () => {
        if (isTrue()) end();
      };
      wake();
    });

  return {
    async visit(url) {
      world = null;
      status = 0;
      type = '';
      reached.clear();
      const { errorText, loaderId } = await send('Page.navigate', { url });
      // A refusal without a page is an error for some versions of Chrome.
      const refuse = () => {
        if (status >= 400) throw new CliError(`${url} answers ${status}.`, EXIT.usage);
      };
      refuse();
      if (errorText) throw new CliError(`${url} cannot be opened (${errorText}).`, EXIT.usage);
      await until(() => reached.has(`${loaderId} load`), LOAD_TIMEOUT_MS);
      await until(() => reached.has(`${loaderId} networkIdle`), SETTLE_TIMEOUT_MS);
      refuse();
      if (!/html|^$/.test(type)) throw new CliError(`${url} is no web page but ${type}.`, EXIT.usage);
    },
    async evaluate(expression) {
      if (world === null) throw new CliError('The page went away while it was checked.', EXIT.usage);
      const { result, exceptionDetails } = await send('Runtime.evaluate', {
        expression,
        contextId: world,
        awaitPromise: true,
        returnByValue: true,
      });
      if (exceptionDetails)
        throw new CliError(exceptionDetails.exception?.description ?? exceptionDetails.text, EXIT.usage);
      return result.value;
    },
  };
}

/** The build puts axe-core beside the program; the sources take it from its package. */
function readAxe(): Promise<string> {
  const here = import.meta.url;
  const file = here.endsWith('.ts') ? import.meta.resolve('axe-core/axe.min.js') : new URL('axe.min.js', here);
  return readFile(new URL(file), 'utf8');
}
