import { waitFor } from '@evenway/testing/wait-for';
import { WEB_URL } from '../lib/environment.ts';
import { configAddress } from '../lib/visits.ts';
import type { HaDatabase } from './ha-database.ts';

export type Goal = readonly [isMet: boolean, goal: string];

export interface Outage {
  /** Takes all machines of the database away, asks every load balancer, and brings them back. */
  act(): Promise<void>;
  goals(): Goal[];
}

const ANSWERS_WITHIN_MS = 1_000;
/** Often enough to meet each server behind a load balancer. */
const TIMES = 8;
/** Websites whose configurations nobody else reads, by the servers that know them. */
const KNOWN_TO = { both: 601, first: 602, second: 603 };

interface Question {
  readonly path: string;
  readonly init?: RequestInit;
  readonly status: number;
  /** What only a server says. */
  readonly says: RegExp;
}

const configuration = (website: number): Question => ({
  path: configAddress(website),
  status: 200,
  says: new RegExp(`site-${website}\\.example`),
});

const QUESTIONS: readonly Question[] = [
  { path: '/status', status: 200, says: /<main/ },
  { path: '/', status: 200, says: /<main/ },
  { path: '/policies/privacy', status: 200, says: /<main/ },
  ...Object.values(KNOWN_TO).map(configuration),
  { path: '/api/user/me', status: 401, says: /"code"/ },
  {
    path: '/api/auth/login',
    init: {
      method: 'POST',
      headers: { origin: WEB_URL, 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'nobody@example.org', password: '0'.repeat(64) }),
    },
    status: 503,
    says: /"unavailable"/,
  },
];

/** What people and visitors get while no server reaches the database. */
export function prepareOutage({ cluster, machines, balancer, caddy, serverPorts }: HaDatabase): Outage {
  const goals: Goal[] = [];
  const servers = serverPorts.map((port) => `http://127.0.0.1:${port}`);
  const askAll = async (name: string, url: string) => {
    for (const question of QUESTIONS)
      for (const { isRight, ms, status } of await Promise.all(
        Array.from({ length: TIMES }, () => ask(url, question)),
      )) {
        const goal = `${name} answers ${question.path} with ${question.status} at once (${status}, ${ms.toFixed(0)} ms)`;
        goals.push([isRight && ms < ANSWERS_WITHIN_MS, goal]);
      }
  };
  return {
    async act() {
      for (const [index, server] of servers.entries())
        for (const website of [KNOWN_TO.both, index === 0 ? KNOWN_TO.first : KNOWN_TO.second])
          goals.push([(await ask(server, configuration(website))).isRight, 'a server reads configurations']);
      for (const machine of machines) await cluster.isolate(machine);
      for (const server of servers) await waitFor(async () => (await refusesAtOnce(server)) || undefined, 'the outage');
      await askAll('HAProxy', balancer.url);
      await askAll('Caddy', caddy.url);
      for (const machine of machines) cluster.rejoin(machine);
      await cluster.untilWhole();
    },
    goals: () => goals,
  };
}

async function ask(url: string, { path, init, status, says }: Question) {
  const from = performance.now();
  const answer = await fetch(url + path, { ...init, redirect: 'manual', signal: AbortSignal.timeout(20_000) }).catch(
    () => null,
  );
  const text = (await answer?.text().catch(() => '')) ?? '';
  return {
    isRight: answer?.status === status && says.test(text),
    status: answer?.status ?? 'none',
    ms: performance.now() - from,
  };
}

/** Not only after it waited in vain. */
async function refusesAtOnce(server: string): Promise<boolean> {
  const { isRight, ms } = await ask(server, { path: '/readyz', status: 503, says: /"unavailable"/ });
  return isRight && ms < ANSWERS_WITHIN_MS / 2;
}
