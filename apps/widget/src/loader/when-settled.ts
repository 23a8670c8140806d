import { fromDocument } from '../page/safe-document.ts';

export const sleep = (ms: number): Promise<void> => new Promise((resume) => setTimeout(resume, ms));

/**
 * Until the page has loaded and, if React hydrates the whole document, that is done: it would treat our element as a
 * mismatch and render everything again. Waits at most ten seconds.
 */
export async function whenSettled(): Promise<void> {
  for (let wait = 0; wait < 100 && isUnsettled(); wait++) await sleep(100);
}

/** React marks hydrated nodes with properties of these names. */
const isUnsettled = (): boolean =>
  fromDocument('readyState') !== 'complete' ||
  (/reactContainer/.test(`${Object.keys(document)}`) &&
    !/reactFiber/.test(`${Object.keys(fromDocument('documentElement'))}`));

export const ignore = (): void => undefined;
