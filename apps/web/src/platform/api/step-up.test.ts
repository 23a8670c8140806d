import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createApiKey, downloadOwnExport } from '@evenway/contract';
import { type Endpoint, endpoints } from '@evenway/contract/schemas';
import { describe, expect, it, vi } from 'vitest';
import { call } from './call.ts';
import { openFile } from './open-file.ts';
import { onStepUp } from './step-up.ts';
import { stubFetch } from './testing/stub-fetch.ts';

const fetched = stubFetch();
const answer = (status: number, body: unknown) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
const ask = () => answer(403, { code: 'step_up_required', message: 'Confirm' });
const makeKey = () => call(createApiKey, { body: { name: 'K', scopes: ['usage:read'], expiry: { days: 30 } } });
const answering = (...replies: boolean[]) => {
  const handler = vi.fn(async () => replies.shift() ?? false);
  return { handler, stop: onStepUp(handler) };
};

describe('Z01: a call that asks for a fresh confirmation', () => {
  it('asks, and goes on by itself with what was typed', async () => {
    const { handler, stop } = answering(true);
    ask();
    answer(201, { id: 'k' });
    await expect(makeKey()).resolves.toEqual({ id: 'k' });
    const bodies = fetched.mock.calls.slice(-2).map(([, init]) => init?.body);
    expect(bodies[0]).toBe(bodies[1]);
    expect(handler.mock.calls).toEqual([['first']]);
    stop();
  });

  it('asks once more when what was proven is too little, and then gives up', async () => {
    const { handler, stop } = answering(true, true);
    for (let time = 0; time < 3; time += 1) ask();
    await expect(makeKey()).rejects.toMatchObject({ code: 'step_up_required' });
    expect(handler.mock.calls).toEqual([['first'], ['insufficient']]);
    stop();
  });

  it('fails when the person does not want to', async () => {
    const { stop } = answering(false);
    ask();
    await expect(makeKey()).rejects.toMatchObject({ code: 'step_up_required' });
    stop();
  });

  it('is asked for by no other refusal', async () => {
    const { handler, stop } = answering(true);
    for (const [status, code] of [
      [401, 'not_signed_in'],
      [403, 'forbidden'],
      [500, 'internal'],
    ] as const) {
      answer(status, { code, message: 'No' });
      await expect(makeKey()).rejects.toMatchObject({ code });
    }
    expect(handler).not.toHaveBeenCalled();
    stop();
  });

  it('comes before the browser goes to a large file, which could not be asked for again', async () => {
    const assign = vi.fn();
    vi.stubGlobal('window', { location: { assign } });
    const { handler, stop } = answering(false, true);
    const download = () => openFile(downloadOwnExport, { params: { id: '1' } });
    answer(200, { isConfirmed: false });
    await expect(download()).resolves.toBe(false);
    expect(assign).not.toHaveBeenCalled();
    answer(200, { isConfirmed: false });
    await expect(download()).resolves.toBe(true);
    answer(200, { isConfirmed: true });
    await expect(download()).resolves.toBe(true);
    expect(handler).toHaveBeenCalledTimes(2);
    expect(assign).toHaveBeenCalledTimes(2);
    expect(assign).toHaveBeenLastCalledWith(expect.stringMatching(/^\/api\/.+\/1/));
    vi.unstubAllGlobals();
    stop();
  });
});

describe('no screen can forget to ask', () => {
  const root = path.join(import.meta.dirname, '../..');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(path.join(root, file), 'utf8') }));
  const using = (pattern: RegExp) =>
    files
      .filter(({ text }) => pattern.test(text))
      .map(({ file }) => file)
      .sort();

  it('because requests are sent in one place, and addresses of the API are opened in few', () => {
    // The preview looks whether a page of the sample site answers.
    expect(using(/\bfetch\(/)).toEqual(['features/widget/appearance/preview/preview.tsx', 'platform/api/call.ts']);
    expect(using(/settings\.apiUrl\}/)).toEqual([
      // The documentation, for everyone.
      'features/landing/docs-address.ts',
      'platform/api/call.ts',
      'platform/api/open-file.ts',
      'shared/sign-in/provider-buttons.tsx',
      'shared/step-up/provider-confirmation.tsx',
    ]);
    expect(using(/<StepUpHost\b/)).toEqual(['app/app.tsx']);
  });

  it('because a call that only the browser’s address bar could make is none of those that ask', () => {
    const asking = Object.entries<Endpoint>(endpoints).filter(([, { stepUp }]) => stepUp !== undefined);
    expect(asking.filter(([, { answer: kind }]) => kind === 'redirect').map(([name]) => name)).toEqual([]);
  });
});
