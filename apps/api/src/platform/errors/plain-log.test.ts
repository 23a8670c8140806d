import Fastify, { type FastifyBaseLogger } from 'fastify';
import { describe, expect, it } from 'vitest';
import { loggerOptions } from '../http/request-log.ts';
import { plainLog } from './plain-log.ts';

function printed(use: (log: FastifyBaseLogger) => void): string[] {
  const written: string[] = [];
  const stream = plainLog((text) => void written.push(text));
  use(Fastify({ logger: { ...loggerOptions('debug'), stream } }).log);
  return written.join('').trimEnd().split('\n');
}

describe('the log at a terminal', () => {
  it('takes one plain line for a warning, with what caused it and without where', () => {
    const refused = Object.assign(new AggregateError([], ''), { code: 'ECONNREFUSED' });
    const error = new Error('could not\n  connect', { cause: refused });
    expect(printed((log) => log.warn({ err: error }, 'could not listen for widget changes'))).toEqual([
      'Warning: could not listen for widget changes: could not connect: ECONNREFUSED',
    ]);
  });

  it('says where an error happened', () => {
    const [first, second] = printed((log) => log.error({ err: new TypeError('no such thing') }, 'request failed'));
    expect(first).toBe('Error: request failed: no such thing');
    expect(second).toMatch(/^ +at .*plain-log\.test\.ts/);
  });

  it('shows the values of a message', () => {
    expect(printed((log) => log.info({ method: 'GET', path: '/', status: 200 }, 'answered'))).toEqual([
      'Info: answered method="GET" path="/" status=200',
    ]);
  });
});
