// @ts-check
import { UserError } from '../lib/errors.mjs';

const HEADING = /^## (.+)$/gm;

/**
 * Turns the changelog's `Unreleased` section into that of the version.
 *
 * @param {string} changelog
 * @param {string} version
 * @param {string} date
 */
export function closeUnreleased(changelog, version, date) {
  if (sectionOf(changelog, 'Unreleased') === '') throw new UserError('CHANGELOG.md says nothing under "Unreleased".');
  return changelog.replace(/^## Unreleased$/m, `## Unreleased\n\n## ${version} (${date})`);
}

/**
 * The notes of a version, without its heading.
 *
 * @param {string} changelog
 * @param {string} version
 */
export function notesOf(changelog, version) {
  const notes = sectionOf(changelog, version);
  if (notes === '') throw new UserError(`CHANGELOG.md says nothing about ${version}.`);
  return notes;
}

/**
 * @param {string} changelog
 * @param {string} name
 */
function sectionOf(changelog, name) {
  const headings = [...changelog.matchAll(HEADING)];
  const at = headings.findIndex(([, title = '']) => title === name || title.startsWith(`${name} (`));
  const heading = headings[at];
  if (!heading) return '';
  const start = heading.index + heading[0].length;
  return changelog.slice(start, headings[at + 1]?.index).trim();
}
