import { pageSignature } from '../page/rules/page-signature.ts';
import type { Saved } from '../settings/saved.ts';

/**
 * Whether the kept sheet was made for a page like this: all style sheets that are here so far were there. What is wrong
 * after all is put right when the adjust part comes.
 */
export const suitsPage = ({ c, g = '', k }: Saved): boolean =>
  !!k &&
  !!c &&
  (!g ||
    pageSignature()
      .split(';')
      .every((sheet) => g.includes(sheet)));
