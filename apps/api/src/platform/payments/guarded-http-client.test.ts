import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guardHttpClient } from './guarded-http-client.ts';

type HttpClient = ReturnType<typeof Stripe.createNodeHttpClient>;
type HttpResponse = Awaited<ReturnType<HttpClient['makeRequest']>>;

const BOUNDS = { timeoutMs: 8_000, restMs: 5_000 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A provider under whose every request the test decides. */
function startCircuit() {
  const open: { respond(): void; lose(): void }[] = [];
  const client = {
    getClientName: () => 'test',
    makeRequest: () =>
      new Promise<HttpResponse>((resolve, reject) => {
        const response = { getStatusCode: () => 200, getHeaders: () => ({}), toJSON: async () => ({}) };
        open.push({
          respond: () => resolve(response as unknown as HttpResponse),
          lose: () => reject(new Error('connection lost')),
        });
      }),
  } as unknown as HttpClient;
  const guarded = guardHttpClient(client, BOUNDS);
  /** What a caller gets: a response, a refusal with the seconds after which to come back, or a lost connection. */
  const call = async (): Promise<string> => {
    const response = await (guarded.makeRequest as () => Promise<HttpResponse>)().catch(() => null);
    if (response === null) return 'lost';
    const headers = response.getHeaders();
    if (response.getStatusCode() === 200) return 'response';
    expect(headers['stripe-should-retry']).toBe('false');
    return `refused for ${headers['retry-after']} s`;
  };
  const asked = () => open.length;
  const last = () => {
    const request = open.at(-1);
    if (!request) throw new Error('nothing was asked');
    return request;
  };
  const respond = async () => {
    const answer = call();
    last().respond();
    return answer;
  };
  const lose = async () => {
    const answer = call();
    last().lose();
    return answer;
  };
  const hang = async () => {
    const answer = call();
    await vi.advanceTimersByTimeAsync(BOUNDS.timeoutMs);
    return answer;
  };
  return { open, call, asked, last, respond, lose, hang };
}
const afterRest = () => vi.advanceTimersByTimeAsync(BOUNDS.restMs);

describe('closed', () => {
  it('passes on every request, also several at once', async () => {
    const { call, open, asked } = startCircuit();
    const answers = [call(), call(), call()];
    expect(asked()).toBe(3);
    for (const { respond } of open) respond();
    expect(await Promise.all(answers)).toEqual(['response', 'response', 'response']);
  });

  it('stays closed over lost connections with a response between them', async () => {
    const { respond, lose } = startCircuit();
    for (let round = 0; round < 3; round += 1) {
      expect([await lose(), await lose()]).toEqual(['lost', 'lost']);
      expect(await respond()).toBe('response');
    }
  });

  it('opens with the third lost connection in a row', async () => {
    const { lose, call, asked } = startCircuit();
    expect([await lose(), await lose(), await lose()]).toEqual(['lost', 'lost', 'lost']);
    expect(await call()).toBe('refused for 5 s');
    expect(asked()).toBe(3);
  });

  it('opens with one request that hangs, after a single wait', async () => {
    const { hang, call, asked } = startCircuit();
    expect(await hang()).toBe('refused for 5 s');
    expect(await call()).toBe('refused for 5 s');
    expect(asked()).toBe(1);
  });
});

describe('open', () => {
  it('asks nothing until the rest is over, and says when to come back', async () => {
    const { hang, call, asked } = startCircuit();
    await hang();
    await vi.advanceTimersByTimeAsync(BOUNDS.restMs - 1_000);
    // At least half of a rest: the one who then tries needs time.
    expect(await call()).toBe('refused for 3 s');
    await vi.advanceTimersByTimeAsync(999);
    expect(await call()).toBe('refused for 3 s');
    expect(asked()).toBe(1);
  });

  it('closes at once when a request that was under way gets its response', async () => {
    const { call, open, respond } = startCircuit();
    const early = call();
    await vi.advanceTimersByTimeAsync(1);
    const slow = call();
    await vi.advanceTimersByTimeAsync(BOUNDS.timeoutMs - 1);
    expect(await early).toBe('refused for 5 s');
    open[1]?.respond();
    expect(await slow).toBe('response');
    expect(await respond()).toBe('response');
  });

  it('in one client says nothing about another one', async () => {
    const [one, other] = [startCircuit(), startCircuit()];
    await one.hang();
    expect(await other.respond()).toBe('response');
    expect(await one.call()).toBe('refused for 5 s');
  });
});

describe('half open', () => {
  it('lets one caller try while the others are refused', async () => {
    const { hang, call, asked, last } = startCircuit();
    await hang();
    await afterRest();
    const probe = call();
    expect(await Promise.all([call(), call(), call()])).toEqual(Array(3).fill('refused for 3 s'));
    expect(asked()).toBe(2);
    last().respond();
    expect(await probe).toBe('response');
  });

  it('closes for all with the response of the one who tried', async () => {
    const { hang, respond, call, open, asked } = startCircuit();
    await hang();
    await afterRest();
    await respond();
    const answers = [call(), call()];
    expect(asked()).toBe(4);
    for (const one of open.slice(2)) one.respond();
    expect(await Promise.all(answers)).toEqual(['response', 'response']);
  });

  it.each(['hang', 'lose'] as const)('opens again when the try does not work (%s), for another rest', async (way) => {
    const circuit = startCircuit();
    await circuit.hang();
    for (let tries = 2; tries < 5; tries += 1) {
      await afterRest();
      await circuit[way]();
      expect(await circuit.call()).toBe('refused for 5 s');
      expect(circuit.asked()).toBe(tries);
    }
    await afterRest();
    expect(await circuit.respond()).toBe('response');
  });

  it('needs three lost connections again once it has closed', async () => {
    const { hang, respond, lose, asked } = startCircuit();
    await hang();
    await afterRest();
    await respond();
    expect([await lose(), await lose(), await respond()]).toEqual(['lost', 'lost', 'response']);
    expect(asked()).toBe(5);
  });
});

it.each(['hang', 'lose'] as const)(
  'what fails (%s) after it began before the last response does not open it',
  async (way) => {
    const circuit = startCircuit();
    const old = [circuit.call(), circuit.call(), circuit.call()];
    await vi.advanceTimersByTimeAsync(BOUNDS.timeoutMs - 1);
    expect(await circuit.respond()).toBe('response');
    if (way === 'lose') for (const { lose } of circuit.open.slice(0, 3)) lose();
    await vi.advanceTimersByTimeAsync(1);
    expect(await Promise.all(old)).toEqual(Array(3).fill(way === 'lose' ? 'lost' : 'refused for 5 s'));
    expect(await circuit.respond()).toBe('response');
  },
);
