import type { Task, TaskList } from 'graphile-worker';
import { inSpan } from './active-span.ts';
import type { Tracer } from './otlp-tracer.ts';

/** Every job is a span in the trace that added it; a scheduled one starts a trace. */
export function traceTasks(tasks: TaskList, tracer: Tracer): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]): [string, Task] => [
      name,
      async (payload, helpers) => {
        const { traceparent } = (payload ?? {}) as { traceparent?: string };
        const span = tracer.start({ name: `job ${name}`, kind: 'consumer' }, traceparent);
        const run = async () => (task as Task)(payload, helpers);
        return span ? inSpan(span, run) : run();
      },
    ]),
  );
}
