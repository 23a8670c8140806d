import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import { lengthOfAnswer, openSocket } from '../lib/http-socket.ts';

/**
 * A load generator that costs little compared with what it measures: plain sockets, each with one pending request,
 * written from a prepared list. Given `{ port, kind, websites, connections, requests }`, it returns what it measured;
 * with `from`, each website is requested once, from that one on.
 */
const SEQUENCE = 100_000;
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';

interface Job {
  readonly port: number;
  readonly kind: 'config' | 'visit';
  readonly websites: number;
  readonly connections: number;
  readonly requests: number;
  readonly from?: number;
}

interface Seen {
  answers: number;
  good: number;
  bytes: number;
}

process.on('message', (job: Job) => run(job).then((result) => process.send?.(result)));
process.on('disconnect', () => process.exit());
process.send?.('ready');

async function run({ port, kind, websites, connections, requests: wanted, from }: Job) {
  const requests = prepareRequests(kind, websites, from);
  const histogram = createHistogram();
  const seen: Seen = { answers: 0, good: 0, bytes: 0 };
  const good = kind === 'config' ? '200' : '204';
  let next = 0;
  const take = () => (next < wanted ? (requests[next++ % SEQUENCE] ?? null) : null);
  const sockets = await Promise.all(Array.from({ length: connections }, () => openSocket(port)));
  const started = performance.now();
  await Promise.all(sockets.map((socket) => keepAsking(socket, take, good, histogram, seen)));
  const seconds = (performance.now() - started) / 1000;
  for (const socket of sockets) socket.destroy();
  const inMs = (percentile: number) => histogram.percentile(percentile) / 1e6;
  return { ...seen, perSecond: seen.answers / seconds, p50: inMs(50), p99: inMs(99) };
}

/** One request after the other until there are enough; pending ones are still awaited. */
function keepAsking(
  socket: Socket,
  take: () => string | null,
  good: string,
  histogram: RecordableHistogram,
  seen: Seen,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let sentAt = 0;
    let rest = '';
    const send = () => {
      const request = take();
      if (request === null) return resolve();
      sentAt = performance.now();
      return socket.write(request, 'latin1');
    };
    socket.on('data', (chunk: Buffer) => {
      rest += chunk.toString('latin1');
      const length = lengthOfAnswer(rest);
      if (length < 0 || rest.length < length) return;
      seen.answers += 1;
      seen.bytes += length;
      if (rest.startsWith(good, 9)) seen.good += 1;
      rest = rest.slice(length);
      histogram.record(Math.max(1, Math.round((performance.now() - sentAt) * 1e6)));
      send();
    });
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('the server closed a connection')));
    send();
  });
}

/** The n-th website gets about 1/n of the traffic (Zipf's law): a random point on a logarithmic scale. */
function prepareRequests(kind: Job['kind'], websites: number, from?: number): string[] {
  return Array.from({ length: SEQUENCE }, (_, index) => {
    const number = from ? from + index : Math.floor(Math.exp(Math.random() * Math.log(websites + 1)));
    const id = createHash('md5').update(String(number)).digest('hex');
    const about = `Host: 127.0.0.1\r\nOrigin: https://site-${number}.example\r\nUser-Agent: ${AGENT}\r\nAccept: */*\r\n`;
    return kind === 'config'
      ? `GET /widget/config/${id}.json HTTP/1.1\r\n${about}\r\n`
      : `POST /widget/visits/${id} HTTP/1.1\r\n${about}Content-Length: 0\r\n\r\n`;
  });
}
