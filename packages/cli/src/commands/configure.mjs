import { CliError, EXIT } from '../cli-error.mjs';
import { findWebsite } from '../find-website.mjs';
import { readFileOrPipe } from '../read-text.mjs';
import { SETTINGS } from '../settings.mjs';

/** @typedef {{ websiteId: string, configuration: Record<string, unknown>, changedAt: string | null }} Configuration */

/** @param {Configuration} answer */
const toResult = ({ configuration }) => ({
  data: configuration,
  lines: Object.entries(configuration).map(
    ([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  ),
});

/** @type {import('../types.d.ts').Command} */
export const getConfiguration = {
  name: 'configure get',
  args: '<website>',
  summary: 'Settings of the widget on a website',
  async run({ args: [named], client }) {
    const api = await client();
    const { id } = await findWebsite(api, named);
    return toResult(/** @type {Configuration} */ (await api.get(`/websites/${id}/configuration`)));
  },
};

/** @type {import('../types.d.ts').Command} */
export const setConfiguration = {
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
    const answer = await api.write('PATCH', `/websites/${id}/configuration`, { configuration });
    return toResult(/** @type {Configuration} */ (answer));
  },
};

/**
 * @param {string} assignment
 * @returns {[string, unknown]}
 */
function parseAssignment(assignment) {
  const at = assignment.indexOf('=');
  if (at < 1) throw new CliError(`“${assignment}” is not a setting. Write it as name=value.`, EXIT.usage);
  return [assignment.slice(0, at), parseValue(assignment.slice(at + 1))];
}

/**
 * Numbers, lists, true, false and null as JSON has them; everything else is text.
 * @param {string} text
 */
function parseValue(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** @param {string} text */
function parseFile(text) {
  try {
    const settings = JSON.parse(text);
    if (typeof settings === 'object' && settings !== null && !Array.isArray(settings)) return settings;
  } catch {
    // Reported below.
  }
  throw new CliError('The file must contain one JSON object with settings.', EXIT.usage);
}
