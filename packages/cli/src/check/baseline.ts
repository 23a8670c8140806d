import { readFile, writeFile } from 'node:fs/promises';
import { pageIdentity } from '@evenway/checks';
import { CliError, EXIT } from '../cli-error.ts';

const FORMAT = 'accessibility-baseline';
const VERSION = 2;

/** What is compared of a finding. */
interface Identified {
  readonly id: string;
  readonly rule: string;
  readonly snippet: string;
  readonly pages: readonly { readonly path: string; readonly count: number }[];
}

/** The file of `--baseline`. */
interface Baseline {
  /** Paths of all pages that were checked, including those without a finding. */
  readonly pages: readonly string[];
  readonly findings: readonly (Omit<Identified, 'pages'> & {
    /** Number of places by path. */
    readonly pages: Readonly<Record<string, number>>;
  })[];
}

/** What a team already knows: how often each finding was on each checked page. */
export async function readBaseline(file: string): Promise<Baseline> {
  let text: string;
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

function versionOf(text: string): unknown {
  try {
    const { format, version, pages, findings } = JSON.parse(text);
    if (format !== FORMAT || !Array.isArray(findings)) return null;
    return version === VERSION && !Array.isArray(pages) ? null : version;
  } catch {
    return null;
  }
}

/** In a stable order, since the file is meant to be committed. */
export async function writeBaseline(
  file: string,
  pages: readonly string[],
  findings: readonly Identified[],
): Promise<void> {
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
 * A place is new if its page has more places of the same finding than the baseline says. `pages`: those that were
 * checked now.
 */
export function compareWithBaseline<Finding extends Identified>(
  baseline: Baseline,
  pages: readonly string[],
  findings: readonly Finding[],
) {
  const byPage = (counts: readonly (readonly [path: string, count: number])[]) =>
    new Map(counts.map(([path, count]) => [pageIdentity(path), count]));
  const known = new Map(baseline.findings.map((finding) => [finding.id, byPage(Object.entries(finding.pages))]));
  const found = new Map(findings.map(({ id, pages: on }) => [id, byPage(on.map(({ path, count }) => [path, count]))]));
  const recorded = new Set(baseline.pages.map(pageIdentity));

  const newPlaces = ({ id, pages: on }: Finding) => {
    const counts = known.get(id) ?? new Map<string, number>();
    const elsewhere = onEveryPage(counts, recorded);
    return on
      .map(({ path, count }) => ({ page: pageIdentity(path), count }))
      .map(({ page, count }) => count - (counts.get(page) ?? (recorded.has(page) ? 0 : elsewhere)))
      .reduce((sum, more) => sum + Math.max(0, more), 0);
  };
  const compared = findings.map((finding) => {
    const newCount = newPlaces(finding);
    return { ...finding, change: newCount > 0 ? ('new' as const) : ('still' as const), newCount };
  });
  const isFixed = ({ id }: Baseline['findings'][number]) =>
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
 */
function onEveryPage(counts: ReadonlyMap<string, number>, recorded: ReadonlySet<string>): number {
  if (recorded.size < 2) return 0;
  return Math.min(...[...recorded].map((path) => counts.get(path) ?? 0));
}
