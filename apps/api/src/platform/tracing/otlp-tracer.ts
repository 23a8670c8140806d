import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { buildInfo } from '../../config/build-info.ts';
import { SPAN_KINDS, type Span, type SpanStart } from './active-span.ts';

export interface TracerOptions {
  /** The base URL; `/v1/traces` is appended, as the OpenTelemetry specification says. */
  readonly endpoint: string;
  /** In the format of the OpenTelemetry specification: `name=value`, separated by commas, values percent-encoded. */
  readonly headers: string;
  readonly serviceName: string;
  /** The share of traces started here that are sampled, from 0 to 1. */
  readonly share: number;
  readonly log: () => Pick<FastifyBaseLogger, 'warn'> | undefined;
}

export interface Tracer {
  /** The first span of a trace, or one that continues a trace; undefined if not sampled. */
  start(start: SpanStart, traceparent?: string): Span | undefined;
  /** Sends the remaining spans, as far as the receiver takes them in time. */
  close(): Promise<void>;
}

/** A batch is sent at this size or after this time, whichever comes first. */
const BATCH_SIZE = 512;
const BATCH_MS = 2_000;
/**
 * Buffered while one batch is being sent, however slowly; more are dropped, because traces must never exhaust memory.
 */
export const MAX_BUFFERED = 8 * BATCH_SIZE;
const SEND_MS = 5_000;
/** What a stop waits for a receiver at most. */
const CLOSE_MS = 5_000;
const QUIET_MS = 60_000;
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/;

type Attributes = SpanStart['attributes'];

/**
 * Exports spans as OTLP over HTTP in JSON, which every collector accepts. Decision 49 explains why without the official
 * packages.
 */
export function createTracer(options: TracerOptions): Tracer {
  const headers = { ...readHeaders(options.headers), 'content-type': 'application/json' };
  const waiting: object[] = [];
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> | undefined;
  const closing = new AbortController();
  let dropped = 0;
  let quietUntil = 0;

  const complain = (err: unknown) => {
    if (Date.now() < quietUntil) return;
    quietUntil = Date.now() + QUIET_MS;
    options.log()?.warn({ err, dropped }, 'traces could not be sent');
  };
  const send = async (spans: object[]) => {
    try {
      const answer = await fetch(`${options.endpoint}/v1/traces`, {
        method: 'POST',
        headers,
        body: JSON.stringify(envelope(options.serviceName, spans)),
        signal: AbortSignal.any([AbortSignal.timeout(SEND_MS), closing.signal]),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`the receiver answered ${answer.status}`);
    } catch (error) {
      dropped += spans.length;
      complain(error);
    }
  };
  const sendAll = async () => {
    while (waiting.length > 0) await send(waiting.splice(0, BATCH_SIZE));
  };
  /** One batch at a time: spans only ever wait in one place, which has a limit. */
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    sending ??= sendAll().finally(() => {
      sending = undefined;
    });
    return sending;
  };
  const keep = (span: object) => {
    if (waiting.length >= MAX_BUFFERED) {
      dropped += 1;
      return;
    }
    waiting.push(span);
    if (sending) return;
    if (waiting.length >= BATCH_SIZE) void flush();
    else if (!timer) timer = setTimeout(() => void flush(), BATCH_MS).unref();
  };
  const open = (start: SpanStart, traceId: string, parentSpanId?: string): Span => {
    const spanId = randomBytes(8).toString('hex');
    const startTimeUnixNano = nanoseconds();
    return {
      traceparent: `00-${traceId}-${spanId}-01`,
      child: (next) => open(next, traceId, spanId),
      end({ hasFailed = false, attributes } = {}) {
        keep({
          ...{ traceId, spanId, ...(parentSpanId && { parentSpanId }) },
          ...{ name: start.name, kind: SPAN_KINDS[start.kind], startTimeUnixNano, endTimeUnixNano: nanoseconds() },
          attributes: toAttributes({ ...start.attributes, ...attributes }),
          status: hasFailed ? { code: 2 } : {},
        });
      },
    };
  };

  return {
    start(start, traceparent) {
      const [, traceId, parentSpanId] = TRACEPARENT.exec(traceparent ?? '') ?? [];
      if (traceId) return open(start, traceId, parentSpanId);
      return Math.random() < options.share ? open(start, randomBytes(16).toString('hex')) : undefined;
    },
    async close() {
      const giveUp = setTimeout(() => closing.abort(), CLOSE_MS);
      await flush();
      clearTimeout(giveUp);
    },
  };
}

function readHeaders(list: string): Record<string, string> {
  const pairs = list.split(',').flatMap((pair) => {
    const at = pair.indexOf('=');
    return at < 1 ? [] : [[pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())] as const];
  });
  return Object.fromEntries(pairs);
}

const nanoseconds = () => `${Math.round((performance.timeOrigin + performance.now()) * 1_000)}000`;

const toAttributes = (attributes: NonNullable<Attributes>) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }));

const envelope = (serviceName: string, spans: object[]) => ({
  resourceSpans: [
    {
      resource: {
        attributes: toAttributes({
          'service.name': serviceName,
          'service.version': buildInfo.version,
          'process.pid': process.pid,
        }),
      },
      scopeSpans: [{ scope: { name: 'evenway' }, spans }],
    },
  ],
});
