import { UserError } from '../lib/user-error.mjs';

const HEADING = /^## (.+)$/gm;

/** Turns the changelog's `Unreleased` section into that of the version. */
export function closeUnreleased(changelog, version, date) {
  if (sectionOf(changelog, 'Unreleased') === '') throw new UserError('CHANGELOG.md says nothing under "Unreleased".');
  return changelog.replace(/^## Unreleased$/m, `## Unreleased\n\n## ${version} (${date})`);
}

/** The notes of a version, without its heading. */
export function notesOf(changelog, version) {
  const notes = sectionOf(changelog, version);
  if (notes === '') throw new UserError(`CHANGELOG.md says nothing about ${version}.`);
  return notes;
}

function sectionOf(changelog, name) {
  const headings = [...changelog.matchAll(HEADING)];
  const at = headings.findIndex(([, title]) => title === name || title.startsWith(`${name} (`));
  if (at === -1) return '';
  const start = headings[at].index + headings[at][0].length;
  return changelog.slice(start, headings[at + 1]?.index).trim();
}
