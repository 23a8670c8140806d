import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { calls } from '@evenway/contract';
import { waitFor } from '@evenway/testing/wait-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newEmail, signUpBody } from '../../testing/accounts/people.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { createTracer, MAX_BUFFERED } from './otlp-tracer.ts';

interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: ReadonlyArray<{ key: string; value: { stringValue?: string; intValue?: string } }>;
  readonly status: { readonly code?: number };
}

/** An OTLP receiver over HTTP, like a collector. */
async function startReceiver() {
  const spans: ReceivedSpan[] = [];
  const requests: Array<{ path: string; headers: IncomingHttpHeaders }> = [];
  let status = 200;
  let held: Promise<void> | undefined;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    requests.push({ path: request.url ?? '', headers: request.headers });
    const { resourceSpans } = JSON.parse(Buffer.concat(chunks).toString());
    if (status === 200)
      for (const { scopeSpans } of resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans);
    await held;
    response.writeHead(status).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    spans,
    requests,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answerWith: (next: number) => {
      status = next;
    },
    /** Answers nothing until the returned function is called. */
    hang() {
      let goOn = (): void => undefined;
      held = new Promise((resolve) => {
        goOn = resolve;
      });
      return () => {
        held = undefined;
        goOn();
      };
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

let receiver: Awaited<ReturnType<typeof startReceiver>>;
let product: TestProduct;
beforeAll(async () => {
  receiver = await startReceiver();
  product = await startTestProduct({
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20a%20key',
  });
});
afterAll(async () => {
  await product.stop();
  await receiver.stop();
});

describe('a trace', () => {
  it('holds a request, its queries, the job it added and the mail that left', async () => {
    const email = newEmail();
    // The client's trace context is ignored.
    const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
    await product.client().call(calls.signUp, { body: signUpBody(email) }, { headers: { traceparent } });
    await product.mail(email, /verify/i);
    const mail = await waitFor(async () => receiver.spans.find(({ name }) => name === 'mail verify-email'), 'the span');
    const trace = () => receiver.spans.filter(({ traceId }) => traceId === mail.traceId);
    const request = await waitFor(
      async () => trace().find(({ name }) => name === 'POST /api/auth/signup'),
      'the request',
    );
    const job = await waitFor(async () => trace().find(({ name }) => name === 'job send_mail'), 'the job');
    expect(mail.traceId).not.toBe('a'.repeat(32));
    expect(request).toMatchObject({ kind: 2, status: {} });
    expect(request.parentSpanId).toBeUndefined();
    expect(request.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: '200' } });
    const parents = (span: ReceivedSpan): string[] => {
      const parent = trace().find(({ spanId }) => spanId === span.parentSpanId);
      return parent ? [parent.name, ...parents(parent)] : [];
    };
    expect(parents(job).at(-1)).toBe('POST /api/auth/signup');
    expect(parents(mail)).toContain('job send_mail');
    const inserts = trace().filter(({ name }) => name === 'insert');
    expect(inserts.map((span) => parents(span).at(-1))).toContain('POST /api/auth/signup');
    expect(Number(request.endTimeUnixNano) - Number(request.startTimeUnixNano)).toBeGreaterThan(0);
    const exported = JSON.stringify(receiver.spans);
    for (const personal of [email, 'Durand', signUpBody(email).password]) expect(exported).not.toContain(personal);
  });

  it('goes to the address of the specification, with the headers that were set', () => {
    expect(receiver.requests[0]).toMatchObject({
      path: '/v1/traces',
      headers: { authorization: 'Bearer a key', 'content-type': 'application/json' },
    });
  });

  it('is lost without harm while nobody takes it, and says so once', async () => {
    receiver.answerWith(500);
    const before = receiver.requests.length;
    for (let time = 0; time < 3; time += 1) expect((await product.client().send('GET', '/healthz')).status).toBe(200);
    await waitFor(async () => receiver.requests.length > before || undefined, 'a refused batch');
    await waitFor(
      async () => product.log.some((line) => line.includes('traces could not be sent')) || undefined,
      'the log',
    );
    receiver.answerWith(200);
  });

  it('is dropped and counted while its receiver hangs, beyond a fixed number of spans', async () => {
    const slow = await startReceiver();
    const told: Array<{ dropped: number }> = [];
    const tracer = createTracer({
      ...{ endpoint: slow.url, headers: '', serviceName: 'a', share: 1 },
      log: () => ({ warn: (what: { dropped: number }) => void told.push(what) }) as never,
    });
    const sendSpans = (count: number) => {
      for (let span = 0; span < count; span += 1) tracer.start({ name: 'a', kind: 'server' })?.end();
    };
    const goOn = slow.hang();
    // One batch is on its way; the others wait for it.
    sendSpans(512);
    await waitFor(async () => slow.requests.length === 1 || undefined, 'the first batch');
    sendSpans(3 * MAX_BUFFERED);
    expect(slow.requests).toHaveLength(1);
    goOn();
    await tracer.close();
    expect(slow.spans).toHaveLength(512 + MAX_BUFFERED);
    slow.answerWith(500);
    sendSpans(1);
    await tracer.close();
    expect(told.at(-1)).toMatchObject({ dropped: 2 * MAX_BUFFERED + 1 });
    await slow.stop();
  });

  it('holds up no stop while its receiver hangs', async () => {
    const slow = await startReceiver();
    const goOn = slow.hang();
    const tracer = createTracer({
      ...{ endpoint: slow.url, headers: '', serviceName: 'a', share: 1 },
      log: () => undefined,
    });
    for (let span = 0; span < MAX_BUFFERED; span += 1) tracer.start({ name: 'a', kind: 'server' })?.end();
    await tracer.close();
    // The rest was not tried: each of its batches would have waited as long.
    expect(slow.requests.length).toBeLessThanOrEqual(2);
    goOn();
    await slow.stop();
  });

  it('begins for the chosen share of requests only, and goes on once it began', async () => {
    const tracer = createTracer({
      endpoint: receiver.url,
      headers: '',
      serviceName: 'a',
      share: 0,
      log: () => undefined,
    });
    expect(tracer.start({ name: 'a', kind: 'server' })).toBeUndefined();
    const taken = tracer.start({ name: 'a', kind: 'server' }, `00-${'c'.repeat(32)}-${'d'.repeat(16)}-01`);
    expect(taken?.traceparent).toMatch(/^00-c{32}-[0-9a-f]{16}-01$/);
  });
});
