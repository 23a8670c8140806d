import { CliError, EXIT } from '../cli-error.mjs';

const LOAD_TIMEOUT_MS = 30_000;
/** How long a loaded page may keep loading before it is checked as it is. */
const SETTLE_TIMEOUT_MS = 5_000;
const WORLD = 'evenway-check';

/**
 * A tab with axe-core in every frame of every page, in an isolated world: the page's scripts neither see nor change it, and content
 * policies do not apply.
 * @param {import('../types.d.ts').Chrome} chrome
 * @param {{ axe: string, width: number, isDark: boolean }} options
 * @returns {Promise<import('../types.d.ts').Tab>}
 */
export async function openTab(chrome, { axe, width, isDark }) {
  const { targetId } = await chrome.send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await chrome.send('Target.attachToTarget', { targetId, flatten: true });
  /**
   * @param {string} method
   * @param {Record<string, unknown>} [params]
   */
  const send = (method, params) => chrome.send(method, params, sessionId);

  /** @type {{ world: number | null, status: number, type: string, wake: () => void }} */
  const now = { world: null, status: 0, type: '', wake: () => undefined };
  /** The load state of each document: a small one may finish before its id is known. */
  const reached = new Set();
  chrome.listen((method, params, session) => {
    if (session !== sessionId) return;
    if (method === 'Runtime.executionContextCreated') {
      const { id, name, auxData } = params.context;
      if (name === WORLD && auxData?.frameId === targetId) now.world = id;
    }
    if (method === 'Network.responseReceived' && params.type === 'Document' && params.frameId === targetId) {
      now.status = params.response.status;
      now.type = params.response.mimeType;
    }
    if (method === 'Page.lifecycleEvent' && params.frameId === targetId)
      reached.add(`${params.loaderId} ${params.name}`);
    // A dialog of the page would block everything.
    if (method === 'Page.javascriptDialogOpening')
      send('Page.handleJavaScriptDialog', { accept: true }).catch(() => undefined);
    now.wake();
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
    send('Page.addScriptToEvaluateOnNewDocument', { source: axe, worldName: WORLD }),
    chrome.send('Browser.setDownloadBehavior', { behavior: 'deny' }),
  ]);

  /**
   * @param {() => boolean} isTrue
   * @param {number} timeout
   */
  const until = (isTrue, timeout) =>
    new Promise((/** @type {(isTrue: boolean) => void} */ resolve) => {
      const end = (/** @type {boolean} */ value) => {
        clearTimeout(timer);
        now.wake = () => undefined;
        resolve(value);
      };
      const timer = setTimeout(() => end(false), timeout);
      now.wake = () => isTrue() && end(true);
      now.wake();
    });

  /** @param {string} expression */
  async function evaluate(expression) {
    if (now.world === null) throw new CliError('The page went away while it was checked.', EXIT.usage);
    const { result, exceptionDetails } = await send('Runtime.evaluate', {
      expression,
      contextId: now.world,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails)
      throw new CliError(exceptionDetails.exception?.description ?? exceptionDetails.text, EXIT.usage);
    return result.value;
  }

  return {
    async visit(url) {
      Object.assign(now, { world: null, status: 0, type: '' });
      reached.clear();
      const { errorText, loaderId } = await send('Page.navigate', { url });
      // A refusal without a page is an error for some versions of Chrome.
      const refuse = () => {
        if (now.status >= 400) throw new CliError(`${url} answers ${now.status}.`, EXIT.usage);
      };
      refuse();
      if (errorText) throw new CliError(`${url} cannot be opened (${errorText}).`, EXIT.usage);
      await until(() => reached.has(`${loaderId} load`), LOAD_TIMEOUT_MS);
      await until(() => reached.has(`${loaderId} networkIdle`), SETTLE_TIMEOUT_MS);
      refuse();
      if (!/html|^$/.test(now.type)) throw new CliError(`${url} is no web page but ${now.type}.`, EXIT.usage);
    },
    evaluate,
  };
}
