import { AsyncLocalStorage } from 'node:async_hooks';

/** What kind of work a span is, by OpenTelemetry's numbers. */
export const SPAN_KINDS = { internal: 1, server: 2, client: 3, producer: 4, consumer: 5 } as const;
type SpanKind = keyof typeof SPAN_KINDS;

export interface SpanStart {
  readonly name: string;
  readonly kind: SpanKind;
  readonly attributes?: Readonly<Record<string, string | number>>;
}

/** One piece of work in a trace. Only a tracer makes the first of a trace; everything under it grows from the active one. */
export interface Span {
  /** How another process or a later job takes the trace up, in the form of W3C Trace Context. */
  readonly traceparent: string;
  child(start: SpanStart): Span;
  end(outcome?: { readonly hasFailed?: boolean; readonly attributes?: SpanStart['attributes'] }): void;
}

/** Nobody enters it while tracing is off, and asking it costs nothing then. */
const active = new AsyncLocalStorage<Span>();

export const activeSpan = (): Span | undefined => active.getStore();

export const runInSpan = <T>(span: Span, work: () => T): T => active.run(span, work);

/** Runs work as a span under the active one, and plainly where nothing is traced. */
export function traced<T>(start: SpanStart, work: () => Promise<T>): Promise<T> {
  const parent = active.getStore();
  return parent ? inSpan(parent.child(start), work) : work();
}

/** Runs work in a span and ends it with the work. */
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
