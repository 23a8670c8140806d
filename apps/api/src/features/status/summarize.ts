import type { HealthHistory, Incident, IncidentKind } from './health-history-repository.ts';
import type { CurrentHealth } from './watch-health.ts';

/** What people use, in the order of the page. */
export const PARTS = ['widget', 'application', 'messages'] as const;
export type Part = (typeof PARTS)[number];

/** Which parts an incident affects. Without its database a server still delivers the widgets it knows. */
const AFFECTED: Readonly<Record<IncidentKind, readonly Part[]>> = {
  service: ['widget', 'application', 'messages'],
  database: ['application', 'messages'],
  jobs: ['messages'],
};

export const DAYS = 90;
const DAY_MS = 86_400_000;

export type DayState = 'unknown' | 'good' | 'brief' | 'long';

export interface PartSummary {
  readonly part: Part;
  readonly isDown: boolean;
  /** The share of the monitored time, from 0 to 1; null before there was any. */
  readonly available: number | null;
  /** When monitoring started, unless that was before the days shown. */
  readonly since: Date | null;
  /** Oldest first, today last. */
  readonly days: ReadonlyArray<{ readonly date: Date; readonly state: DayState; readonly downMinutes: number }>;
}

/** From this many minutes on, a day counts as bad. */
const LONG_MINUTES = 30;

/** What decides whether a part works now. */
type Troubles = Pick<CurrentHealth, 'isDatabaseAway' | 'areJobsLate'>;

export const isDown = (part: Part, { isDatabaseAway, areJobsLate }: Troubles): boolean =>
  (isDatabaseAway && AFFECTED.database.includes(part)) || (areJobsLate && AFFECTED.jobs.includes(part));

export function summarize(part: Part, history: HealthHistory, current: Troubles): PartSummary {
  const now = history.now.getTime();
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  const first = today - (DAYS - 1) * DAY_MS;
  const outages = merged(
    history.incidents.filter(({ kind }) => AFFECTED[kind].includes(part)),
    now,
  );
  const downWithin = (from: number, to: number) =>
    outages.reduce((sum, [start, end]) => sum + Math.max(0, Math.min(end, to) - Math.max(start, from)), 0);
  const days = Array.from({ length: DAYS }, (_, index) => {
    const start = first + index * DAY_MS;
    const downMinutes = downWithin(start, start + DAY_MS) / 60_000;
    const isWatched = start + DAY_MS > history.since.getTime();
    return { date: new Date(start), downMinutes, state: isWatched ? stateOf(downMinutes) : ('unknown' as const) };
  });
  const watchedFrom = Math.max(first, history.since.getTime());
  const watched = now - watchedFrom;
  return {
    part,
    isDown: isDown(part, current),
    available: watched > 0 ? 1 - downWithin(watchedFrom, now) / watched : null,
    since: history.since.getTime() > first ? history.since : null,
    days,
  };
}

const stateOf = (minutes: number): DayState => (minutes === 0 ? 'good' : minutes < LONG_MINUTES ? 'brief' : 'long');

/** Two concurrent incidents count once. */
function merged(incidents: readonly Incident[], now: number): [number, number][] {
  const spans = incidents
    .map(({ startedAt, endedAt }): [number, number] => [startedAt.getTime(), endedAt?.getTime() ?? now])
    .sort(([a], [b]) => a - b);
  const result: [number, number][] = [];
  for (const [start, end] of spans) {
    const last = result.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else result.push([start, end]);
  }
  return result;
}
