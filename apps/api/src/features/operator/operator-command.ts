import { parseArgs } from 'node:util';
import { recordAsOperator } from '../../platform/audit/record.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { listAnnouncements } from '../status/announcement-repository.ts';
import { type Done, type OperatorActions, OperatorError } from './deed.ts';
import { deeds } from './deeds.ts';
import { describeCustomer, describeFound } from './describe.ts';
import { findCustomers, listDeletions, supportGrants } from './operator-repository.ts';

const OPTIONS = {
  as: { type: 'string' },
  reason: { type: 'string' },
  yes: { type: 'boolean' },
  since: { type: 'string' },
  en: { type: 'string' },
  fr: { type: 'string' },
  from: { type: 'string' },
  until: { type: 'string' },
  help: { type: 'boolean' },
} as const;

/** Half of a sentence explains nothing to those who read the audit trail. */
const REASON_MIN_LENGTH = 10;

const row = (left: string, right: string) => `  ${left}\n      ${right}`;

const USAGE = [
  'evenway-operator <command> [words] [--as <your name> --reason <why> [--yes]]',
  '',
  'Looking (a read-only role is enough):',
  row('find <text>', 'customers by address, domain, name, our ids or the payment provider’s'),
  row('show <organization>|<account>', 'everything about one, by id; an account also by its address'),
  row(
    'deletions [--since <time>]',
    'what was deleted for good: a proof, and what "delete-again" takes after a restore',
  ),
  row('announcements', 'all that there were, newest first'),
  row('support-role <role>', 'the SQL that lets a role of the database look and nothing else, for the owner to run'),
  '',
  'Doing: without --yes it is tried and taken back. The reason and your name are in the audit trail, which the organization reads.',
  ...Object.entries(deeds).map(([name, { takes, about }]) => row(`${name} ${takes}`, about)),
].join('\n');

export interface OperatorWorld {
  readonly database: Database;
  /** Null without the keys of the servers: then it can only look. */
  readonly actions: OperatorActions | null;
  /** The name of the product, before the operator's in the audit trail. */
  readonly brandName: string;
  readonly say: (line: string) => void;
}

/** One command of the operator. Throws an `OperatorError` with what to do. */
export async function runOperatorCommand(args: readonly string[], world: OperatorWorld): Promise<void> {
  const { values, positionals } = parse(args);
  const [command, ...words] = positionals;
  if (command === undefined || values.help) return world.say(USAGE);
  if (command === 'find') return find(world, words.join(' '));
  if (command === 'show') return world.say(await describeCustomer(world.database, words[0] ?? ''));
  if (command === 'announcements') return sayAnnouncements(world);
  if (command === 'support-role') return world.say(supportGrants(words[0] ?? ''));
  if (command === 'deletions') return sayDeletions(world, values.since);
  if (!Object.hasOwn(deeds, command)) throw new OperatorError(`There is no command "${command}".\n\n${USAGE}`);
  await doDeed(world, command, words, values);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new OperatorError(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}

async function find({ database, say }: OperatorWorld, sought: string): Promise<void> {
  if (sought.trim().length < 3) throw new OperatorError('Give at least three characters to find.');
  const found = await findCustomers(database, sought);
  say(found.length === 0 ? `Nothing is found by "${sought}".` : describeFound(found));
}

async function sayDeletions({ database, say }: OperatorWorld, since = '1970-01-01T00:00:00Z'): Promise<void> {
  const time = new Date(since);
  if (Number.isNaN(time.getTime()))
    throw new OperatorError(`Not a time: ${since}. Write it as in 2026-11-17T14:00:00Z.`);
  for (const { kind, id, deleted_at } of await listDeletions(database, time))
    say(`${kind} ${id} ${new Date(deleted_at).toISOString()}`);
}

async function sayAnnouncements({ database, say }: OperatorWorld): Promise<void> {
  const all = await listAnnouncements(database);
  if (all.length === 0) return say('There is none.');
  for (const { id, startsAt, endsAt, textEn } of all)
    say(`${id}  ${startsAt.toISOString()} to ${endsAt?.toISOString() ?? 'its end'}  ${textEn}`);
}

/** Thrown to take back what a dry run did. */
class DryRun extends Error {}

async function doDeed(
  world: OperatorWorld,
  command: string,
  words: readonly string[],
  values: ReturnType<typeof parse>['values'],
): Promise<void> {
  const { database, actions, brandName, say } = world;
  const { as = '', reason = '', yes = false } = values;
  if (as.trim() === '') throw new OperatorError('Say who you are: --as "your name".');
  if (reason.trim().length < REASON_MIN_LENGTH)
    throw new OperatorError('Say why, in a sentence that the customer may read: --reason "..."');
  if (!actions) throw new OperatorError('Deeds need the servers’ APP_SECRET, which makes the links in mails.');
  const deed = deeds[command];
  if (!deed) return;
  let done: Done | undefined;
  try {
    await database.transaction(async (tx) => {
      done = await deed.run(tx, actions, words, values);
      const { event, organizationId, target, details } = done;
      const operator = `${brandName} (${as.trim()})`;
      await recordAsOperator(tx, {
        ...{ event, organizationId, target, operator },
        details: { ...details, reason: reason.trim() },
      });
      if (!yes) throw new DryRun();
    });
  } catch (error) {
    if (error instanceof AppError) throw new OperatorError(error.message);
    if (!(error instanceof DryRun)) throw error;
  }
  for (const line of done?.said ?? []) say(line);
  if (!yes) return say('\nNothing was changed: this was a dry run. Add --yes to do it.');
  for (const line of (await done?.afterwards?.(database)) ?? []) say(line);
}
