import { median } from '@evenway/testing/median';
import { cpuMilliseconds } from '../lib/cpu-time.ts';
import type { Program } from '../lib/fork-program.ts';

/** `first`: visits of websites without a visit this month, each once. */
export type Kind = 'config' | 'visit' | 'first';

interface Measured {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Microseconds of processor time per request in the server's process. */
  readonly cpu: number;
}

export interface Comparison {
  readonly kind: Kind;
  readonly websites: number;
  /** A server that was started on a database full of websites and visits. */
  readonly isRestarted: boolean;
  /** Requests per second, ours to theirs: the median over the rounds. */
  readonly ratio: number;
  readonly ours: Measured;
  readonly bare: Measured;
  readonly acknowledged: number;
  readonly failed: number;
  readonly lost: number;
  readonly megabytes: number;
}

interface Load extends Omit<Measured, 'cpu'> {
  readonly answers: number;
  readonly good: number;
}

interface Target {
  readonly port: number;
  readonly pid: number;
}

const ROUNDS = 7;
/** Counted, not timed, so that both programs are equally warm however busy the machine is. */
const ROUND_REQUESTS = 10_000;
const WARM_UP_REQUESTS = 20_000;
/**
 * A server that has run for a while knows its websites, and this month's first visit of most is long past: this many
 * are requested and visited before anything is counted.
 */
const KNOWN_WEBSITES = 100_000;
/** The number of unvisited websites needed to measure first visits. */
export const UNVISITED_WEBSITES = WARM_UP_REQUESTS + ROUNDS * ROUND_REQUESTS;
/** Visits share a commit: there must be many concurrent ones, as on a busy day. */
const CONNECTIONS: Record<Kind, number> = { config: 64, visit: 512, first: 512 };

export async function compareWithBareServer(options: {
  kind: Kind;
  websites: number;
  /** The first website that nobody has visited. */
  unvisited: number;
  load: Program;
  product: Target;
  bare: Target & { program: Program };
}): Promise<Omit<Comparison, 'kind' | 'websites' | 'isRestarted' | 'lost' | 'megabytes'>> {
  const { kind, websites, unvisited, load, product, bare } = options;
  const connections = CONNECTIONS[kind];
  let acknowledged = 0;
  let failed = 0;
  const press = async (target: Target, requests: number, from?: number): Promise<Measured> => {
    const before = cpuMilliseconds(target.pid);
    const address = kind === 'config' ? 'config' : 'visit';
    const seen = await load.ask<Load>({ port: target.port, kind: address, websites, connections, requests, from });
    if (target === product) acknowledged += seen.good;
    failed += seen.answers - seen.good;
    return { ...seen, cpu: ((cpuMilliseconds(target.pid) - before) * 1000) / seen.answers };
  };

  await bare.program.ask(await answersOf(product.port));
  await press(bare, WARM_UP_REQUESTS);
  if (kind !== 'first') await press(product, Math.min(websites, KNOWN_WEBSITES), 1);
  let next = unvisited;
  const pressProduct = async (requests: number): Promise<Measured> => {
    if (kind !== 'first') return press(product, requests);
    const from = next;
    next += requests;
    // A page requests its configuration before it reports a visit.
    await load.ask<Load>({ port: product.port, kind: 'config', websites, connections, requests, from });
    return press(product, requests, from);
  };
  await pressProduct(WARM_UP_REQUESTS);
  const rounds: Array<{ ours: Measured; theirs: Measured }> = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // The order alternates, so that a machine that gets slower or faster favors neither.
    const first = await (round % 2 === 0 ? press(bare, ROUND_REQUESTS) : pressProduct(ROUND_REQUESTS));
    const second = await (round % 2 === 0 ? pressProduct(ROUND_REQUESTS) : press(bare, ROUND_REQUESTS));
    rounds.push(round % 2 === 0 ? { ours: second, theirs: first } : { ours: first, theirs: second });
  }
  return {
    ratio: median(rounds.map(({ ours, theirs }) => ours.perSecond / theirs.perSecond)),
    ours: summarize(rounds.map(({ ours }) => ours)),
    bare: summarize(rounds.map(({ theirs }) => theirs)),
    acknowledged,
    failed,
  };
}

function summarize(rounds: readonly Measured[]): Measured {
  const of = (read: (round: Measured) => number) => median(rounds.map(read));
  return {
    perSecond: of(({ perSecond }) => perSecond),
    p50: of(({ p50 }) => p50),
    p99: of(({ p99 }) => p99),
    cpu: of(({ cpu }) => cpu),
  };
}

/**
 * The product's response, for the bare server to send: the same headers in the same order, and a body of the same
 * length.
 */
async function answersOf(port: number) {
  const SECOND_WEBSITE = 'c81e728d9d4c2f636f067f89cc14862c';
  const config = await fetch(`http://127.0.0.1:${port}/widget/config/${SECOND_WEBSITE}.json`);
  const visit = await fetch(`http://127.0.0.1:${port}/widget/visits/${SECOND_WEBSITE}`, {
    method: 'POST',
    headers: { 'user-agent': 'Googlebot/2.1' },
  });
  return {
    GET: { status: config.status, headers: headersOf(config), body: await config.text() },
    POST: { status: visit.status, headers: headersOf(visit), body: '' },
  };
}

function headersOf({ headers }: Response): string[] {
  const ownToNode = new Set(['date', 'connection', 'keep-alive']);
  return [...headers].filter(([name]) => !ownToNode.has(name)).flat();
}
