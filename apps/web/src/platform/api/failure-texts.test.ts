import { type Call, type CallInput, calls, type Language } from '@evenway/contract';
import { fallbacksFr } from '@evenway/contract/french';
import { describe, expect, it } from 'vitest';
import { languagePreference } from '../preferences/language.ts';
import { NetworkError } from './api-error.ts';
import { call } from './call.ts';
import { errorToText } from './error-to-text.ts';
import { stubFetch } from './testing/stub-fetch.ts';

const fetched = stubFetch();

const page = '<!doctype html><title>502 Bad Gateway</title><h1>Bad Gateway</h1>';
const html = { 'content-type': 'text/html' };

/** All responses without a message for people. */
const failures: Record<string, () => Promise<Response>> = {
  '500 empty': async () => new Response(null, { status: 500, statusText: 'Internal Server Error' }),
  '500 HTML': async () => new Response(page, { status: 500, statusText: 'Internal Server Error', headers: html }),
  '502': async () => new Response(page, { status: 502, statusText: 'Bad Gateway', headers: html }),
  '404 of no thing': async () =>
    Response.json(
      { message: 'There is nothing at this address.', error: 'Not Found', code: 'not_found' },
      { status: 404, statusText: 'Not Found' },
    ),
  aborted: () => Promise.reject(new DOMException('The operation was aborted.', 'AbortError')),
  timeout: () => Promise.reject(new DOMException('signal timed out', 'TimeoutError')),
  'cut off': async () =>
    new Response(new ReadableStream({ start: (body) => body.error(new TypeError('network error')) })),
};

const ids = new Proxy({}, { get: () => '00000000-0000-4000-8000-000000000000' });
const failed = (endpoint: Call) =>
  call(endpoint, { params: ids } as CallInput<Call>).then(
    () => expect.fail('the call should have failed'),
    (error: unknown) => error,
  );

const textOf: Record<Language, (fallback: string) => string | undefined> = {
  en: (fallback) => fallback,
  fr: (fallback) => new Map<string, string>(Object.entries(fallbacksFr)).get(fallback),
};

/** Without a response of ours, the text also says what to do. */
const advice: Record<Language, Record<'offline' | 'away', string>> = {
  en: {
    offline: 'Check your connection and try again.',
    away: 'Our service is not answering right now. Please try again in a moment.',
  },
  fr: {
    offline: 'Vérifiez votre connexion, puis réessayez.',
    away: 'Notre service ne répond pas pour le moment. Réessayez dans un instant.',
  },
};

const answeringCalls = Object.entries<Call>(calls).filter(([, { answer }]) => answer !== 'redirect');

describe.each(['en', 'fr'] as const)('every call in %s', (language) => {
  it.each(Object.entries(failures))('has its own text after: %s', async (kind, answer) => {
    languagePreference.set(language);
    const { offline, away } = advice[language];
    const texts = await Promise.all(
      answeringCalls.map(async ([name, endpoint]) => {
        fetched.mockImplementationOnce(answer);
        const error = await failed(endpoint);
        const added = error instanceof NetworkError ? offline : kind === '502' ? away : null;
        const advised = (sentence = '') =>
          added === null || /try again|réessay/.test(sentence) ? sentence : `${sentence}. ${added}`;
        expect(errorToText(error, 'What the screen says')).toBe(advised('What the screen says'));
        const wanted = advised(textOf[language](endpoint.fallback));
        return { name, wanted, shown: errorToText(error, { fallback: 'never shown' }) };
      }),
    );
    expect(texts.filter(({ wanted, shown }) => shown !== wanted)).toEqual([]);
  });
});
