import { type Endpoint, endpoints, publicEndpoints, type Schema } from '@evenway/contract/schemas';
import type { Answer } from '@evenway/testing/test-client';
import { waitFor } from '@evenway/testing/wait-for';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { BillingProduct } from '../billing-product.ts';
import { type Change, recordChanges } from '../database/record-changes.ts';
import { type Texts, valuesOf } from '../fuzz/schema-values.ts';
import type { Attacked } from './attacked-organization.ts';

/** Calls, each with the reason why it is not what it looks like. */
type Reasons = Readonly<Record<string, string>>;

export interface Attacker {
  /** Cookie and bearer token. */
  readonly headers: Readonly<Record<string, string>>;
  /** The key, with the calls of programs. */
  readonly keyHeaders?: Readonly<Record<string, string>>;
  /** How many inputs of each call; all by default. */
  readonly tries?: number;
  /** Everything that marks the organization, by default. */
  readonly mayNotRead?: readonly string[];
  /** Whether a change of the organization's rows is the attacker's own affair. */
  readonly isOwn?: (change: Change) => boolean;
  readonly mayRead?: Reasons;
  readonly mayChange?: Reasons;
  /** Puts back what the attacker did to themselves, so that each call finds them as strong as the first. */
  readonly recover?: () => Promise<unknown>;
}

export interface Walked {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly answers: readonly Answer<unknown>[];
}

const ANYONE: Reasons = { forgotPassword: 'mails a link to the owner of the address, and to nobody else' };
/** An organization's pages are read two at a time. */
const AT_ONCE = 2;

const everyCall: readonly [string, Endpoint][] = [
  ...Object.entries<Endpoint>(endpoints),
  ...Object.entries<Endpoint>(publicEndpoints).map(([name, endpoint]): [string, Endpoint] => [`v1.${name}`, endpoint]),
];
const callNames = new Set(everyCall.map(([name]) => name));

/** Which of these texts are in the row, before or after. */
export const namedBy = (change: Change, texts: readonly string[]): string[] => {
  const text = JSON.stringify(change);
  return texts.filter((one) => text.includes(one));
};

/**
 * Returns the walk of an attacker over every call of the contract, with valid input: no response may be a failure of
 * ours or show a mark of the organization, and no row about it may change, but for what the attacker gives a reason for.
 * It finds all faults before it fails.
 */
export async function createWalk({ product }: BillingProduct, attacked: Attacked) {
  const takeChanges = await recordChanges(product.pool);
  const inputs = new Map(everyCall.map(([name, endpoint]) => [name, inputsOf(endpoint, attacked)]));
  // Counters of tries name whom they protect. That a session is in use is noted every few minutes, on a slow machine
  // within a walk.
  const isAboutThem = (change: Change) =>
    change.table !== 'rate_limits' &&
    changedColumns(change).join() !== 'last_used_at' &&
    namedBy(change, attacked.ids).length > 0;

  async function attack(who: Attacker, name: string, endpoint: Endpoint) {
    const tried = (inputs.get(name) ?? []).slice(0, who.tries);
    const headers = endpoint.access === 'key' ? (who.keyHeaders ?? who.headers) : who.headers;
    const send = (input: AttackInput) => {
      const { path, body } = requestOf(endpoint, input);
      return product.client().send(endpoint.method, path, { headers, ...(body !== undefined && { body }) });
    };
    const answers: Answer<unknown>[] = [];
    for (let next = 0; next < tried.length; next += AT_ONCE)
      answers.push(...(await Promise.all(tried.slice(next, next + AT_ONCE).map(send))));
    for (const [turn, answer] of answers.entries()) {
      const what = `${name} ${JSON.stringify(tried[turn])}`;
      expect.soft(answer.status, what).toBeLessThan(500);
      if (!who.mayRead?.[name]) expect.soft(marksIn(who, answer, JSON.stringify(tried)), what).toEqual([]);
    }
    return answers;
  }

  /** What they sent may come back to them. */
  function marksIn({ mayNotRead = attacked.marks }: Attacker, { body, headers }: Answer<unknown>, sent: string) {
    const shown = JSON.stringify([body, headers.get('location')]);
    return mayNotRead.filter((text) => shown.includes(text) && !sent.includes(text));
  }

  const checkChanges = async ({ isOwn = () => false }: Attacker, name: string) => {
    const forbidden = (await takeChanges()).filter((change) => isAboutThem(change) && !isOwn(change));
    expect.soft(forbidden.map((change) => `${name} ${describeChange(change)}`)).toEqual([]);
  };
  /** But for events, which are sent again and again to an address where nobody is. */
  const finishJobs = () =>
    waitFor(async () => {
      const { rowCount } = await product.pool.query(
        `select from graphile_worker.jobs where task_identifier <> 'deliver_webhook'`,
      );
      return rowCount === 0 || undefined;
    }, 'what the attacker has set going');

  return async (attacker: Attacker): Promise<Walked[]> => {
    const mayChange = { ...ANYONE, ...attacker.mayChange };
    for (const name of Object.keys({ ...attacker.mayRead, ...mayChange })) expect(callNames).toContain(name);
    await takeChanges();
    const walked: Walked[] = [];
    for (const [name, endpoint] of everyCall) {
      const answers = await attack(attacker, name, endpoint);
      if (mayChange[name]) {
        await finishJobs();
        await takeChanges();
      } else await checkChanges(attacker, name);
      if (endpoint.method !== 'GET' && answers.some(({ status }) => status < 300)) {
        await attacker.recover?.();
        await takeChanges();
      }
      walked.push({ name, endpoint, answers });
    }
    await finishJobs();
    await checkChanges(attacker, 'afterwards');
    return walked;
  };
}

function requestOf({ method, path }: Endpoint, { params, query, body }: AttackInput) {
  const address = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params?.[name])));
  const fields = Object.entries(query ?? {}).map(([name, value]): [string, string] => [name, String(value)]);
  const search = fields.length > 0 ? `?${new URLSearchParams(fields)}` : '';
  return { path: `/api${address}${search}`, body: method === 'GET' ? undefined : JSON.stringify(body ?? {}) };
}

function describeChange(change: Change): string {
  const { table, before, after } = change;
  if (!before) return `inserts into ${table}`;
  if (!after) return `deletes from ${table}`;
  return `changes in ${table}: ${changedColumns(change)}`;
}

const changedColumns = ({ before, after }: Change): string[] =>
  Object.keys({ ...before, ...after }).filter(
    (column) => JSON.stringify(before?.[column]) !== JSON.stringify(after?.[column]),
  );

type Fields = Readonly<Record<string, unknown>>;

/** The parts of a request, as the schemas of its call take them. */
interface AttackInput {
  readonly params?: Fields;
  readonly query?: Fields;
  readonly body?: Fields;
}

const PARTS = ['params', 'query', 'body'] as const;
const SEED = 14;
const FEW = 6;
const MANY = 60;

/**
 * Inputs that a call accepts: a drawn one, and one for everything `known` about each field or else another drawn one. Fails if there is none, so
 * that no call is left out because nobody knows how to make it.
 */
function inputsOf(
  endpoint: Endpoint,
  { texts, known }: { texts: Texts; known: (field: string, path: string) => readonly string[] },
): AttackInput[] {
  const part = (schema: Schema | undefined) => (schema ? valuesOf(schema, texts) : fc.constant(undefined));
  const parts = fc.record({ params: part(endpoint.params), query: part(endpoint.query), body: part(endpoint.body) });
  const draw = (numRuns: number) =>
    (fc.sample(parts, { seed: SEED, numRuns }) as AttackInput[]).filter((input) => isAccepted(endpoint, input));
  // Drawing takes most of the time of a test, and few calls refuse much of what is drawn.
  const few = draw(FEW);
  const drawn = few.length > 0 ? few : draw(MANY);
  const [first] = drawn;
  if (!first) throw new Error(`nobody knows an input of ${endpoint.path}`);
  const naming = PARTS.flatMap((name) =>
    Object.keys(shapeOf(endpoint[name])).flatMap((field) =>
      known(field, endpoint.path).map((value) => ({ ...first, [name]: { ...first[name], [field]: value } })),
    ),
  ).filter((input) => isAccepted(endpoint, input));
  const inputs = [first, ...(naming.length > 0 ? naming : drawn.slice(1, 2))];
  return [...new Map(inputs.map((input) => [JSON.stringify(input), input])).values()];
}

const shapeOf = (schema: Schema | undefined) => (schema as { shape?: object } | undefined)?.shape ?? {};
const isAccepted = (endpoint: Endpoint, input: AttackInput) =>
  PARTS.every((name) => endpoint[name]?.safeParse(input[name]).success ?? true);
