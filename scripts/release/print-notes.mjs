// @ts-check
import { readFileSync } from 'node:fs';
import { reportError } from '../lib/errors.mjs';
import { inRoot } from '../lib/paths.mjs';
import { notesOf } from './changelog.mjs';

/** The changelog's section of a version, for its release page. */
try {
  console.log(notesOf(readFileSync(inRoot('CHANGELOG.md'), 'utf8'), process.argv[2] ?? ''));
} catch (error) {
  reportError(error);
}
