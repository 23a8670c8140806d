import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getOrganization } from '@evenway/contract';
import { expect, it } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { readAgain } from './read-again.ts';
import { stubFetch } from './testing/stub-fetch.ts';
import { queryKeyOf } from './use-call.ts';

const fetched = stubFetch();

it('asks the server, although our copy is from this moment, and replaces the copy', async () => {
  const client = createQueryClient();
  const key = queryKeyOf(getOrganization, {});
  client.setQueryData(key, { name: 'Before' });
  fetched.mockResolvedValueOnce(Response.json({ name: 'After' }));
  expect(await readAgain(client, getOrganization, {})).toEqual({ name: 'After' });
  expect(client.getQueryData(key)).toEqual({ name: 'After' });
});

it('is the only way to ask again, so that no screen decides on an old copy', () => {
  const source = path.resolve(import.meta.dirname, '../..');
  const asking = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /(?<!\.test)\.tsx?$/.test(file) &&
      /\.(?:fetchQuery|ensureQueryData)\(/.test(readFileSync(path.join(source, file), 'utf8')),
  );
  expect(asking).toEqual([path.join('platform', 'api', 'read-again.ts')]);
});
