import { isSuccess } from '../lib/load.ts';
import { type Kind, type Sample, WRITES } from '../lib/mixed-load.ts';

export interface Measures {
  readonly requests: number;
  readonly acknowledged: number;
  readonly failed: number;
  readonly failedConfigurations: number;
  /** The longest time in which one kind of writes was not acknowledged. */
  readonly secondsWithoutWrites: number;
  readonly p99OfConfigurationsMs: number;
  /** Unsuccessful responses and their counts. */
  readonly failures: ReadonlyMap<string, number>;
}

/** Of the requests that ended between two times, in milliseconds. */
export function measureStep(samples: readonly Sample[], from: number, to: number): Measures {
  const own = samples.filter(({ endedAt }) => endedAt >= from && endedAt < to);
  const failed = own.filter(({ status }) => !isSuccess(status));
  const failures = new Map<string, number>();
  for (const { kind, status } of failed) {
    const failure = `${kind} ${status}`;
    failures.set(failure, (failures.get(failure) ?? 0) + 1);
  }
  return {
    requests: own.length,
    acknowledged: own.length - failed.length,
    failed: failed.length,
    failedConfigurations: failed.filter(({ kind }) => kind === 'configurations').length,
    secondsWithoutWrites: Math.max(...WRITES.map((kind) => longestGap(own, kind, from, to))) / 1_000,
    p99OfConfigurationsMs: percentile(
      own.filter(({ kind }) => kind === 'configurations').map(({ startedAt, endedAt }) => endedAt - startedAt),
      0.99,
    ),
    failures,
  };
}

function longestGap(samples: readonly Sample[], kind: Kind, from: number, to: number): number {
  const ends = samples.flatMap((sample) => (sample.kind === kind && isSuccess(sample.status) ? [sample.endedAt] : []));
  const times = [from, ...ends.sort((one, other) => one - other), to];
  return Math.max(...times.slice(1).map((time, index) => time - (times[index] ?? 0)));
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
