import { CliError, EXIT } from '../cli-error.mjs';
import { configPath, forgetLogin, readLogin, saveLogin } from '../config-file.mjs';
import { checkAddress, createClient } from '../create-client.mjs';
import { askSecretly } from '../read-text.mjs';

/** @typedef {{ name: string, scopes: string[], expiresAt: string, organization: { name: string } }} Key */

/** @param {Key} key */
const describe = ({ name, scopes, expiresAt, organization }) => [
  `${organization.name}: key “${name}”, until ${expiresAt.slice(0, 10)}`,
  `It may: ${scopes.join(', ')}`,
];

/** @type {import('../types.d.ts').Command} */
export const login = {
  name: 'login',
  args: '',
  summary: 'Store a key. It is asked for, or read from a pipe',
  options: { url: { type: 'string', help: 'where your Evenway is, such as https://evenway.example' } },
  async run({ options, around }) {
    const stored = await readLogin(around.env);
    const given = options.url ?? around.env.EVENWAY_URL ?? stored.url;
    if (typeof given !== 'string') throw new CliError('Name the server: evenway login --url https://…', EXIT.usage);
    const url = checkAddress(given);
    const key = await askSecretly('API key: ', around);
    if (key === '') throw new CliError('No key was given.', EXIT.usage);
    const found = /** @type {Key} */ (await createClient({ url, key }).get('/key'));
    await saveLogin(around.env, { url, key });
    return { data: found, lines: [...describe(found), `Stored in ${configPath(around.env)}`] };
  },
};

/** @type {import('../types.d.ts').Command} */
export const logout = {
  name: 'logout',
  args: '',
  summary: 'Forget the stored key. To end it for good, revoke it in the settings',
  async run({ around }) {
    await forgetLogin(around.env);
    return { data: {}, lines: ['The stored key is forgotten.'] };
  },
};

/** @type {import('../types.d.ts').Command} */
export const whoami = {
  name: 'whoami',
  args: '',
  summary: 'Which key is used, and what it may do',
  async run({ client }) {
    const found = /** @type {Key} */ (await (await client()).get('/key'));
    return { data: found, lines: describe(found) };
  },
};
