import { readFile, writeFile } from 'node:fs/promises';
import { CliError, EXIT } from '../cli-error.mjs';

const FORMAT = 'accessibility-baseline';
const VERSION = 2;

/** @typedef {import('../types.d.ts').Baseline} Baseline */

/**
 * What a team already knows: how often each finding was on each checked page.
 * @param {string} file
 * @returns {Promise<Baseline>}
 */
export async function readBaseline(file) {
  let text;
  try {
    text = await readFile(file, 'utf8');
  } catch {
    throw new CliError(`${file} cannot be read. Write it first, with --write-baseline.`, EXIT.usage);
  }
  const version = versionOf(text);
  if (version === null) throw new CliError(`${file} is not a baseline.`, EXIT.usage);
  if (version !== VERSION)
    throw new CliError(
      `${file} was written by another release and does not say how often each finding was on each page: write it again, with --write-baseline.`,
      EXIT.usage,
    );
  return JSON.parse(text);
}

/** @param {string} text */
function versionOf(text) {
  try {
    const { format, version, pages, findings } = JSON.parse(text);
    if (format !== FORMAT || !Array.isArray(findings)) return null;
    return version === VERSION && !Array.isArray(pages) ? null : version;
  } catch {
    return null;
  }
}

/**
 * In a stable order, since the file is meant to be committed.
 * @param {string} file
 * @param {readonly string[]} pages
 * @param {readonly import('../types.d.ts').Identified[]} findings
 */
export async function writeBaseline(file, pages, findings) {
  const known = findings
    .map(({ id, rule, snippet, pages: on }) => ({
      id,
      rule,
      snippet,
      pages: Object.fromEntries(on.map(({ path, count }) => [path, count]).sort()),
    }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const content = { format: FORMAT, version: VERSION, pages: [...pages].sort(), findings: known };
  try {
    await writeFile(file, `${JSON.stringify(content, null, 2)}\n`);
  } catch {
    throw new CliError(`${file} cannot be written.`, EXIT.usage);
  }
}

/**
 * A place is new if its page has more places of the same finding than the baseline says.
 * @template {import('../types.d.ts').Identified} Finding
 * @param {Baseline} baseline
 * @param {readonly string[]} pages The pages that were checked now.
 * @param {readonly Finding[]} findings
 * @param {Pick<typeof import('#checks'), 'pageIdentity'>} checks
 */
export function compareWithBaseline(baseline, pages, findings, { pageIdentity }) {
  /** @param {readonly (readonly [string, number])[]} counts */
  const byPage = (counts) => new Map(counts.map(([path, count]) => [pageIdentity(path), count]));
  const known = new Map(baseline.findings.map((finding) => [finding.id, byPage(Object.entries(finding.pages))]));
  const found = new Map(findings.map(({ id, pages: on }) => [id, byPage(on.map(({ path, count }) => [path, count]))]));
  const recorded = new Set(baseline.pages.map(pageIdentity));

  /** @param {Finding} finding */
  const newPlaces = ({ id, pages: on }) => {
    const counts = known.get(id) ?? new Map();
    const elsewhere = onEveryPage(counts, recorded);
    return on
      .map(({ path, count }) => ({ page: pageIdentity(path), count }))
      .map(({ page, count }) => count - (counts.get(page) ?? (recorded.has(page) ? 0 : elsewhere)))
      .reduce((sum, more) => sum + Math.max(0, more), 0);
  };
  const compared = findings.map((finding) => {
    const newCount = newPlaces(finding);
    return { ...finding, change: /** @type {'new' | 'still'} */ (newCount > 0 ? 'new' : 'still'), newCount };
  });
  const isFixed = (/** @type {Baseline['findings'][number]} */ { id }) =>
    pages.map(pageIdentity).some((page) => (found.get(id)?.get(page) ?? 0) < (known.get(id)?.get(page) ?? 0));
  return {
    // What fails the build comes first; otherwise the order stays.
    findings: [...compared].sort((a, b) => Number(a.change === 'still') - Number(b.change === 'still')),
    fixed: baseline.findings.filter(isFixed).map(({ id, rule, snippet }) => ({ id, rule, snippet })),
  };
}

/**
 * How often a page that the baseline does not list may show a finding: what is on every listed page comes from their
 * template, which the page has as well.
 * @param {ReadonlyMap<string, number>} counts
 * @param {ReadonlySet<string>} recorded
 */
function onEveryPage(counts, recorded) {
  if (recorded.size < 2) return 0;
  return Math.min(...[...recorded].map((path) => counts.get(path) ?? 0));
}
