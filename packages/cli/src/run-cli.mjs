import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { CliError, EXIT } from './cli-error.mjs';
import { commands } from './commands/index.mjs';
import { readLogin } from './config-file.mjs';
import { checkAddress, createClient } from './create-client.mjs';
import { helpOf, overview } from './help.mjs';

/**
 * Runs one command and returns the exit code. Results go to standard output, problems to standard error.
 * @param {readonly string[]} argv
 * @param {import('./types.d.ts').Surroundings} around
 * @returns {Promise<number>}
 */
export async function runCli(argv, around) {
  const isJson = argv.includes('--json');
  /** @param {readonly string[]} lines */
  const print = (lines) => void around.stdout.write(lines.map((line) => `${line}\n`).join(''));
  try {
    const command = findCommand(argv);
    if (!command) {
      if (argv.includes('--version')) {
        print([JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8')).version]);
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

/**
 * By the words it begins with, before any option.
 * @param {readonly string[]} argv
 */
function findCommand(argv) {
  const words = argv.filter((arg) => !arg.startsWith('-'));
  return commands.find(({ name }) => name.split(' ').every((word, at) => words[at] === word));
}

/**
 * @param {import('./types.d.ts').Command} command
 * @param {readonly string[]} argv
 * @returns {{ values: Record<string, string | boolean | undefined>, positionals: string[] }}
 */
function parse(command, argv) {
  const own = Object.entries(command.options ?? {}).map(([name, { type }]) => [name, { type }]);
  /** @type {Record<string, { type: 'string' | 'boolean', short?: string }>} */
  const options = { ...Object.fromEntries(own), json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } };
  try {
    const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true });
    const args = positionals.slice(command.name.split(' ').length);
    // The input is not repeated: it may be a key.
    if (args.length > maxArgs(command)) throw new Error(`This command takes fewer words`);
    // No option may be given twice, so none is a list.
    return { values: /** @type {any} */ (values), positionals: args };
  } catch (error) {
    throw new CliError(
      `${error instanceof Error ? error.message : error}. See: evenway ${command.name} --help`,
      EXIT.usage,
    );
  }
}

/**
 * As many as its help names.
 * @param {import('./types.d.ts').Command} command
 */
const maxArgs = ({ args }) => (args.includes('…') ? Number.POSITIVE_INFINITY : args.split('<').length - 1);

/** @param {import('./types.d.ts').Surroundings} around */
async function openClient({ env }) {
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

/**
 * @param {string | undefined} url
 * @param {string | undefined} stored
 */
const isSameServer = (url, stored) =>
  url !== undefined && stored !== undefined && checkAddress(url) === checkAddress(stored);
