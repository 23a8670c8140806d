import { parseArgs } from 'node:util';
import { version } from '../package.json';
import { CliError, EXIT } from './cli-error.ts';
import type { Command, OptionValues, Surroundings } from './command.ts';
import { commands } from './commands/index.ts';
import { readLogin } from './config-file.ts';
import { type Client, checkAddress, createClient } from './create-client.ts';

/** Runs one command and returns the exit code. Results go to standard output, problems to standard error. */
export async function runCli(argv: readonly string[], around: Surroundings): Promise<number> {
  const isJson = argv.includes('--json');
  const print = (lines: readonly string[]) => void around.stdout.write(lines.map((line) => `${line}\n`).join(''));
  try {
    const command = findCommand(argv);
    if (!command) {
      if (argv.includes('--version')) {
        print([version]);
        return EXIT.done;
      }
      const asksForHelp = argv.length === 0 || argv.some((arg) => ['help', '--help', '-h'].includes(arg));
      if (!asksForHelp)
        throw new CliError(`There is no such command: ${argv.join(' ')}. See: evenway --help`, EXIT.usage);
      print(overview());
      return EXIT.done;
    }
    const { values, positionals } = parse(command, argv);
    if (values.help === true) {
      print(helpOf(command));
      return EXIT.done;
    }
    const result = await command.run({ args: positionals, options: values, around, client: () => openClient(around) });
    print(isJson ? [JSON.stringify(result.data, null, 2)] : result.lines);
    return result.exitCode ?? (result.hasFailed ? EXIT.failed : EXIT.done);
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    const { message, code } = error;
    around.stderr.write(isJson ? `${JSON.stringify({ message, ...(code && { code }) })}\n` : `${message}\n`);
    return error.exitCode;
  }
}

/** By the words it begins with, before any option. */
function findCommand(argv: readonly string[]): Command | undefined {
  const words = argv.filter((arg) => !arg.startsWith('-'));
  return commands.find(({ name }) => name.split(' ').every((word, at) => words[at] === word));
}

function parse(command: Command, argv: readonly string[]): { values: OptionValues; positionals: string[] } {
  const own = Object.entries(command.options ?? {}).map(([name, { type }]) => [name, { type }] as const);
  const options = {
    ...Object.fromEntries(own),
    json: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true });
    const args = positionals.slice(command.name.split(' ').length);
    // The input is not repeated: it may be a key.
    if (args.length > maxArgs(command)) throw new Error(`This command takes fewer words`);
    // No option may be given twice, so none is a list.
    return { values: values as OptionValues, positionals: args };
  } catch (error) {
    throw new CliError(
      `${error instanceof Error ? error.message : error}. See: evenway ${command.name} --help`,
      EXIT.usage,
    );
  }
}

/** As many as its help names. */
const maxArgs = ({ args }: Command) => (args.includes('…') ? Number.POSITIVE_INFINITY : args.split('<').length - 1);

async function openClient({ env }: Surroundings): Promise<Client> {
  const stored = await readLogin(env);
  const url = env.EVENWAY_URL || stored.url;
  // A stored key is only used for the server it was stored for, whatever the environment says.
  const key = env.EVENWAY_API_KEY || (isSameServer(url, stored.url) ? stored.key : undefined);
  if (!key || !url)
    throw new CliError(
      'Log in first: evenway login --url https://… (or set EVENWAY_API_KEY and EVENWAY_URL).',
      EXIT.key,
    );
  return createClient({ url, key });
}

const isSameServer = (url: string | undefined, stored: string | undefined) =>
  url !== undefined && stored !== undefined && checkAddress(url) === checkAddress(stored);

const usageOf = ({ name, args }: Command) => `evenway ${name}${args ? ` ${args}` : ''}`;

function overview(): string[] {
  const width = Math.max(...commands.map((command) => usageOf(command).length));
  return [
    'Evenway on the command line.',
    '',
    ...commands.map((command) => `  ${usageOf(command).padEnd(width)}  ${command.summary}`),
    '',
    'A <website> is a domain or an id. With every command:',
    '  --json   the answer as JSON, for programs',
    '  --help   what the command takes',
    '`evenway --version` prints the version.',
    '',
    'EVENWAY_API_KEY and EVENWAY_URL stand in for a login.',
    'Ends with 0 when all is done, 1 when something was refused, 2 for a wrong command, 3 for a missing or wrong key,',
    '4 when something does not exist, and 5 when the server does not respond. A check ends with 1 for findings, 2 when a page could not be checked.',
  ];
}

function helpOf(command: Command): string[] {
  const options = Object.entries({ ...command.options, json: { type: 'boolean', help: 'the answer as JSON' } });
  const names = options.map(([name, { type }]) => `--${name}${type === 'string' ? ' <value>' : ''}`);
  const terms = command.terms ?? [];
  const width = Math.max(...names.map((name) => name.length), ...terms.map(([term]) => term.length));
  return [
    usageOf(command),
    `  ${command.summary}.`,
    ...(terms.length > 0 ? ['', ...terms.map(([term, meaning]) => `  ${term.padEnd(width)}  ${meaning}`)] : []),
    '',
    ...options.map(([, { help }], at) => `  ${(names[at] ?? '').padEnd(width)}  ${help}`),
  ];
}
