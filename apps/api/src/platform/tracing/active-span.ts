import { AsyncLocalStorage } from 'node:async_hooks';

/** Span kinds, as numbered by OpenTelemetry. */
export const SPAN_KINDS = { internal: 1, server: 2, client: 3, producer: 4, consumer: 5 } as const;
type SpanKind = keyof typeof SPAN_KINDS;

export interface SpanStart {
  readonly name: string;
  readonly kind: SpanKind;
  readonly attributes?: Readonly<Record<string, string | number>>;
}

/** One piece of work in a trace. Only a tracer starts a trace; further spans are children of the active one. */
export interface Span {
  /** Lets another process or a later job continue the trace, in W3C Trace Context format. */
  readonly traceparent: string;
  child(start: SpanStart): Span;
  end(outcome?: { readonly hasFailed?: boolean; readonly attributes?: SpanStart['attributes'] }): void;
}

/** Never set while tracing is off, when reading it costs nothing. */
const active = new AsyncLocalStorage<Span>();

export const activeSpan = (): Span | undefined => active.getStore();

export const runInSpan = <T>(span: Span, work: () => T): T => active.run(span, work);

/** Runs work in a child span of the active one, or without a span if nothing is traced. */
export function traced<T>(start: SpanStart, work: () => Promise<T>): Promise<T> {
  const parent = active.getStore();
  return parent ? inSpan(parent.child(start), work) : work();
}

/** Runs work in a span, and ends the span with it. */
export async function inSpan<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    const result = await active.run(span, work);
    span.end();
    return result;
  } catch (error) {
    span.end({ hasFailed: true });
    throw error;
  }
}
