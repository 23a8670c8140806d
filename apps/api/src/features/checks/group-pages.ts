import { setImmediate as nextTurn } from 'node:timers/promises';
import { createGrouping, fingerprintsOn, type GroupedFinding } from '@evenway/checks';
import type { CheckReport } from '@evenway/contract';
import type { Database } from '../../platform/database/database.ts';
import type { PageRules } from '../../platform/database/schema/checks.ts';
import { limitConcurrency } from '../../platform/limit-concurrency.ts';
import { findPage, listCheckedPaths, readState } from './check-repository.ts';

/** Elements of one page that are listed; all are counted. A real page with hundreds of barriers has fewer. */
export const MAX_PAGE_NODES = 1_000;
/** Elements between two turns of the event loop, so that other requests are answered in between. */
const SLICE = 32;

/**
 * The rules of a reported page as they are stored: bounded, with the fingerprint of each element. Computed when the page
 * arrives, so that grouping the pages at the end of a check, and again for each later page, reads no selector.
 */
export async function prepareRules(rules: NonNullable<CheckReport['page']>['rules']): Promise<PageRules> {
  const prepared: PageRules = [];
  const identify = fingerprintsOn(rules);
  let since = 0;
  for (const { nodes, ...rule } of limitNodes(rules)) {
    const marked: PageRules[number]['nodes'] = [];
    for (const node of nodes) {
      marked.push({ ...node, fingerprint: identify(rule.rule, node) });
      since += 1;
      if (since % SLICE === 0) await nextTurn();
    }
    prepared.push({ ...rule, nodes: marked });
  }
  return prepared;
}

/** Lists fewer elements of each rule if there are too many together. */
function limitNodes(rules: PageRules): PageRules {
  const total = rules.reduce((sum, { nodes }) => sum + nodes.length, 0);
  if (total <= MAX_PAGE_NODES) return rules;
  const most = Math.max(1, Math.floor(MAX_PAGE_NODES / rules.length));
  return rules.map((rule) => ({ ...rule, nodes: rule.nodes.slice(0, most) }));
}

/** What the pages of a check show together. */
export interface GroupedPages {
  /** The state of the check that it was read in (`readState`). */
  readonly state: string | null;
  readonly paths: ReadonlySet<string>;
  readonly found: readonly GroupedFinding[];
}

/** Fifty pages take memory and time, so one check is grouped after the other. */
const oneByOne = limitConcurrency(1, 20);

/**
 * Reads and groups the pages of a check, outside of any transaction. `fresh`: a page that is about to be stored, in place
 * of an earlier report of it.
 */
export const groupPages = (
  database: Database,
  checkId: string,
  fresh: { readonly path: string; readonly rules: PageRules | null } | null = null,
): Promise<GroupedPages> =>
  oneByOne(async () => {
    const state = await readState(database, checkId);
    const stored = await listCheckedPaths(database, checkId);
    const paths = new Set(stored);
    if (fresh?.rules) paths.add(fresh.path);
    else if (fresh) paths.delete(fresh.path);
    const grouping = createGrouping();
    for (const path of paths) {
      const rules = path === fresh?.path ? fresh.rules : await findPage(database, checkId, path);
      // Those of earlier releases have no fingerprints yet.
      grouping.add({ path, rules: await prepareRules(rules ?? []) });
      await nextTurn();
    }
    return { state, paths, found: grouping.findings() };
  });
