import type { Socket } from 'node:net';
import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import { lengthOfAnswer, openSocket } from '../lib/http-socket.ts';
import type { RequestKind } from './day-of-requests.ts';

/**
 * Sends requests at a fixed rate, whether earlier ones are answered or not, like people do. Given `{ port, rate,
 * seconds, kinds }`, each kind with its `name`, `share` and `requests`, it returns what it measured. Response times
 * count from when a request was due, so that a server that falls behind cannot hide it.
 */
const MAX_CONNECTIONS = 400;
const TICK_MS = 2;
/** How long to wait for responses after the last request. */
const PATIENCE_MS = 5_000;

interface Job {
  readonly port: number;
  readonly rate: number;
  readonly seconds: number;
  readonly kinds: readonly RequestKind[];
}

interface Counts {
  sent: number;
  answered: number;
  good: number;
  readonly times: RecordableHistogram;
}

interface Due {
  readonly text: string;
  readonly counts: Counts;
  /** When it should have been sent. */
  readonly at: number;
}

type Send = (request: Due) => void;

process.on('message', (job: Job) => run(job).then((result) => process.send?.(result)));
process.on('disconnect', () => process.exit());
process.send?.('ready');

async function run({ port, rate, seconds, kinds }: Job) {
  const seen = kinds.map((kind) => ({
    kind,
    counts: { sent: 0, answered: 0, good: 0, times: createHistogram() } satisfies Counts,
  }));
  const all = createHistogram();
  const due: Due[] = [];
  const idle: Send[] = [];
  const sockets = new Set<{ socket: Socket | null }>();
  const dispatch = () => {
    for (let send = idle.at(-1), next = due[0]; send && next; send = idle.at(-1), next = due[0]) {
      idle.pop();
      due.shift();
      send(next);
    }
    if (due.length > 0 && sockets.size < MAX_CONNECTIONS) void addSocket();
  };
  const addSocket = async () => {
    // Counted before it is open, so that the limit is not exceeded.
    const place: { socket: Socket | null } = { socket: null };
    sockets.add(place);
    place.socket = await openSocket(port).catch(() => null);
    if (!place.socket) return void sockets.delete(place);
    idle.push(
      useSocket(
        place.socket,
        all,
        (send) => {
          idle.push(send);
          dispatch();
        },
        () => sockets.delete(place),
      ),
    );
    return dispatch();
  };
  const cpuBefore = process.cpuUsage();
  const started = performance.now();
  const total = Math.round(rate * seconds);
  const dueAt = (number: number) => started + (number / rate) * 1_000;
  let sent = 0;
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const now = performance.now();
      for (; sent < total && dueAt(sent) <= now; sent += 1) {
        const { kind, counts } = pick(seen);
        due.push({ counts, text: kind.requests[counts.sent % kind.requests.length] ?? '', at: dueAt(sent) });
        counts.sent += 1;
      }
      dispatch();
      const answered = seen.reduce((sum, { counts }) => sum + counts.answered, 0);
      if (sent === total && (answered === total || now > started + seconds * 1_000 + PATIENCE_MS)) {
        clearInterval(timer);
        resolve();
      }
    }, TICK_MS);
  });
  const wall = performance.now() - started;
  const { user, system } = process.cpuUsage(cpuBefore);
  for (const { socket } of sockets) socket?.destroy();
  const inMs = (histogram: RecordableHistogram, percentile: number) =>
    histogram.count === 0 ? null : histogram.percentile(percentile) / 1e6;
  return {
    ownCpuMs: (user + system) / 1_000,
    wallMs: wall,
    p99: inMs(all, 99),
    kinds: seen.map(({ kind, counts: { sent: asked, good, times } }) => ({
      name: kind.name,
      sent: asked,
      good,
      p50: inMs(times, 50),
      p99: inMs(times, 99),
    })),
  };
}

/** One of the kinds, as often as its share says. */
function pick<Entry extends { readonly kind: RequestKind }>(entries: readonly Entry[]): Entry {
  let point = Math.random();
  const found = entries.find(({ kind }) => {
    point -= kind.share;
    return point < 0;
  });
  const chosen = found ?? entries[0];
  if (!chosen) throw new Error('There is nothing to send.');
  return chosen;
}

/** Returns a function that sends one request on a connection; `onFree` gets it again after the response. */
function useSocket(socket: Socket, all: RecordableHistogram, onFree: (send: Send) => void, onEnd: () => void): Send {
  let current: Due | null = null;
  let rest = '';
  const send = (request: Due) => {
    current = request;
    socket.write(request.text, 'latin1');
  };
  socket.on('data', (chunk: Buffer) => {
    rest += chunk.toString('latin1');
    const length = lengthOfAnswer(rest);
    if (length < 0 || rest.length < length || !current) return;
    const nanoseconds = Math.max(1, Math.round((performance.now() - current.at) * 1e6));
    const { counts } = current;
    counts.answered += 1;
    if (rest.startsWith('2', 9)) counts.good += 1;
    counts.times.record(nanoseconds);
    all.record(nanoseconds);
    current = null;
    rest = rest.slice(length);
    onFree(send);
  });
  socket.on('error', () => undefined);
  socket.once('close', onEnd);
  return send;
}
