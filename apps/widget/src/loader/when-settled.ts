import { fromDocument } from '../page/safe-document.ts';

export const sleep = (ms: number): Promise<void> => new Promise((resume) => setTimeout(resume, ms));

/**
 * Until the page has loaded, and a React that takes over the whole document has done so: it would take an element of ours
 * for a fault in its own and draw everything again. A page that takes longer than ten seconds is not waited for.
 */
export async function whenSettled(): Promise<void> {
  for (let wait = 0; wait < 100 && isUnsettled(); wait++) await sleep(100);
}

/** React marks what it has taken over with properties of these names. */
const isUnsettled = (): boolean =>
  fromDocument('readyState') !== 'complete' ||
  (/reactContainer/.test(`${Object.keys(document)}`) &&
    !/reactFiber/.test(`${Object.keys(fromDocument('documentElement'))}`));

export const ignore = (): void => undefined;
