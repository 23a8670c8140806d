import { createHistogram } from 'node:perf_hooks';
import { lengthOfAnswer, openSocket } from '../lib/http-socket.mjs';

/**
 * Sends requests at a fixed rate, whether earlier ones are answered or not, like people do. Given `{ port, rate,
 * seconds, kinds }`, each kind with its `name`, `share` and `requests`, it returns what it measured. Response times
 * count from when a request was due, so that a server that falls behind cannot hide it.
 */
const MAX_CONNECTIONS = 400;
const TICK_MS = 2;
/** How long to wait for responses after the last request. */
const PATIENCE_MS = 5_000;

process.on('message', (job) => run(job).then((result) => process.send(result)));
process.on('disconnect', () => process.exit());
process.send('ready');

async function run({ port, rate, seconds, kinds }) {
  const seen = new Map(kinds.map(({ name }) => [name, { sent: 0, answered: 0, good: 0, times: createHistogram() }]));
  const all = createHistogram();
  const due = [];
  const idle = [];
  const sockets = new Set();
  const dispatch = () => {
    while (due.length > 0 && idle.length > 0) idle.pop()(due.shift());
    if (due.length > 0 && sockets.size < MAX_CONNECTIONS) void addSocket();
  };
  const addSocket = async () => {
    // Counted before it is open, so that the limit is not exceeded.
    const place = {};
    sockets.add(place);
    place.socket = await openSocket(port).catch(() => null);
    if (!place.socket) return void sockets.delete(place);
    idle.push(
      useSocket(
        place.socket,
        seen,
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
  const dueAt = (number) => started + (number / rate) * 1_000;
  let sent = 0;
  await new Promise((resolve) => {
    const timer = setInterval(() => {
      const now = performance.now();
      for (; sent < total && dueAt(sent) <= now; sent += 1) {
        const kind = pick(kinds);
        const counts = seen.get(kind.name);
        due.push({ name: kind.name, text: kind.requests[counts.sent % kind.requests.length], at: dueAt(sent) });
        counts.sent += 1;
      }
      dispatch();
      const answered = [...seen.values()].reduce((sum, one) => sum + one.answered, 0);
      if (sent === total && (answered === total || now > started + seconds * 1_000 + PATIENCE_MS)) {
        clearInterval(timer);
        resolve();
      }
    }, TICK_MS);
  });
  const wall = performance.now() - started;
  const { user, system } = process.cpuUsage(cpuBefore);
  for (const { socket } of sockets) socket?.destroy();
  const inMs = (histogram, percentile) => (histogram.count === 0 ? null : histogram.percentile(percentile) / 1e6);
  return {
    ownCpuMs: (user + system) / 1_000,
    wallMs: wall,
    p99: inMs(all, 99),
    kinds: [...seen].map(([name, { sent: asked, good, times }]) => ({
      name,
      sent: asked,
      good,
      p50: inMs(times, 50),
      p99: inMs(times, 99),
    })),
  };
}

function pick(kinds) {
  let point = Math.random();
  for (const kind of kinds) {
    point -= kind.share;
    if (point < 0) return kind;
  }
  return kinds[0];
}

/** Returns a function that sends one request on a connection; `onFree` gets it again after the response. */
function useSocket(socket, seen, all, onFree, onEnd) {
  let current = null;
  let rest = '';
  const send = (request) => {
    current = request;
    socket.write(request.text, 'latin1');
  };
  socket.on('data', (chunk) => {
    rest += chunk.latin1Slice();
    const length = lengthOfAnswer(rest);
    if (length < 0 || rest.length < length || !current) return;
    const nanoseconds = Math.max(1, Math.round((performance.now() - current.at) * 1e6));
    const counts = seen.get(current.name);
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
