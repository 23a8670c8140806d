import { type CallInput, type CallOutput, publicCalls } from '@evenway/contract';
import { CliError, EXIT } from '../cli-error.ts';
import type { Command, Result } from '../command.ts';
import { findWebsite } from '../find-website.ts';
import { readFileOrPipe } from '../read-text.ts';
import { SETTINGS } from '../settings.ts';

const toResult = ({ configuration }: CallOutput<typeof publicCalls.getConfiguration>): Result => ({
  data: configuration,
  lines: Object.entries(configuration).map(
    ([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  ),
});

export const getConfiguration: Command = {
  name: 'configure get',
  args: '<website>',
  summary: 'Settings of the widget on a website',
  async run({ args: [named], client }) {
    const api = await client();
    const { id } = await findWebsite(api, named);
    return toResult(await api.call(publicCalls.getConfiguration, { params: { id } }));
  },
};

export const setConfiguration: Command = {
  name: 'configure set',
  args: '<website> [<setting>=<value>…]',
  summary: 'Change settings of the widget; those that are left out stay as they are',
  options: { file: { type: 'string', help: 'a JSON file with settings, or - for a pipe' } },
  terms: SETTINGS,
  async run({ args: [named, ...assignments], options, around, client }) {
    const fromFile = typeof options.file === 'string' ? parseFile(await readFileOrPipe(options.file, around)) : {};
    const configuration = { ...fromFile, ...Object.fromEntries(assignments.map(parseAssignment)) };
    if (Object.keys(configuration).length === 0)
      throw new CliError('Name a setting: evenway configure set shop.example position=LEFT', EXIT.usage);
    const api = await client();
    const { id } = await findWebsite(api, named);
    // The server validates: it may know settings that this release does not.
    const body = { configuration } as CallInput<typeof publicCalls.changeConfiguration>['body'];
    return toResult(await api.call(publicCalls.changeConfiguration, { params: { id }, body }));
  },
};

function parseAssignment(assignment: string): [name: string, value: unknown] {
  const at = assignment.indexOf('=');
  if (at < 1) throw new CliError(`“${assignment}” is not a setting. Write it as name=value.`, EXIT.usage);
  return [assignment.slice(0, at), parseValue(assignment.slice(at + 1))];
}

/** Numbers, lists, true, false and null as JSON has them; everything else is text. */
function parseValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function parseFile(text: string): object {
  try {
    const settings: unknown = JSON.parse(text);
    if (typeof settings === 'object' && settings !== null && !Array.isArray(settings)) return settings;
  } catch {
    // Reported below.
  }
  throw new CliError('The file must contain one JSON object with settings.', EXIT.usage);
}
