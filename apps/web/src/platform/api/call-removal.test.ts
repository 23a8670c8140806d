import { type Call, type CallInput, calls } from '@evenway/contract';
import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { callRemoval } from './call-removal.ts';
import { stubFetch } from './testing/stub-fetch.ts';

type Removal = Call & { readonly method: 'DELETE' };

const fetched = stubFetch();
const params = { id: '00000000-0000-4000-8000-000000000000' };
const removals = Object.entries<Call>(calls).filter((one): one is [string, Removal] => one[1].method === 'DELETE');
const answer = (status: number, code: string) => {
  fetched.mockResolvedValueOnce(Response.json({ message: 'No', error: 'No', code }, { status }));
};

describe.each(removals)('%s', (_, endpoint) => {
  const remove = () => callRemoval(endpoint, { params } as CallInput<Removal>);

  it('is done when the thing is removed', async () => {
    fetched.mockResolvedValueOnce(Response.json({}));
    await expect(remove()).resolves.toBeUndefined();
  });

  it.each(['website_gone', 'member_gone', 'invitation_gone'])('is done when someone was quicker: %s', async (code) => {
    answer(404, code);
    await expect(remove()).resolves.toBeUndefined();
  });

  it.each([
    [404, 'not_found'],
    [403, 'own_account'],
    [409, 'website_in_use'],
    [500, 'internal'],
  ])('fails with %i %s', async (status, code) => {
    answer(status, code);
    await expect(remove()).rejects.toBeInstanceOf(ApiError);
  });
});
