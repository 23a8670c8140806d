import { type CallOutput, publicCalls } from '@evenway/contract';
import { CliError, EXIT } from '../cli-error.ts';
import type { Command } from '../command.ts';
import { configPath, forgetLogin, readLogin, saveLogin } from '../config-file.ts';
import { checkAddress, createClient } from '../create-client.ts';
import { askSecretly } from '../read-text.ts';

const describe = ({ name, scopes, expiresAt, organization }: CallOutput<typeof publicCalls.getKey>) => [
  `${organization.name}: key “${name}”, until ${expiresAt.slice(0, 10)}`,
  `It may: ${scopes.join(', ')}`,
];

export const login: Command = {
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
    const found = await createClient({ url, key }).call(publicCalls.getKey, {});
    await saveLogin(around.env, { url, key });
    return { data: found, lines: [...describe(found), `Stored in ${configPath(around.env)}`] };
  },
};

export const logout: Command = {
  name: 'logout',
  args: '',
  summary: 'Forget the stored key. To end it for good, revoke it in the settings',
  async run({ around }) {
    await forgetLogin(around.env);
    return { data: {}, lines: ['The stored key is forgotten.'] };
  },
};

export const whoami: Command = {
  name: 'whoami',
  args: '',
  summary: 'Which key is used, and what it may do',
  async run({ client }) {
    const found = await (await client()).call(publicCalls.getKey, {});
    return { data: found, lines: describe(found) };
  },
};
