import type { ListedWebsite } from '@evenway/contract';
import type { Page, Request, Route } from '@playwright/test';

type Answer = object | string | number | ((route: Route, request: Request) => unknown);
export type Answers = Record<string, Answer>;

/** A failed response without an explanation. */
export const WORDLESS = 500;

/**
 * Mocks calls of the application: by `METHOD /path` with a body, a status without one, or a function that takes the
 * route. Later mocks come first; other calls go to the server.
 */
export async function answerCalls(page: Page, answers: Answers): Promise<void> {
  await page.route(isCall, async (route, request) => {
    const answer = answers[`${request.method()} ${new URL(request.url()).pathname.slice('/api'.length)}`];
    if (answer === undefined) return route.fallback();
    if (typeof answer === 'function') return answer(route, request);
    if (typeof answer === 'number') return route.fulfill({ status: answer, body: '' });
    return typeof answer === 'string' ? route.fulfill({ body: answer }) : route.fulfill({ json: answer });
  });
}

const isCall = ({ pathname }: URL) => pathname.startsWith('/api/');

export const ADMIN = { userId: 'u-1', orgId: 'o-1', role: 'ORG_ADMIN', email: 'ada@example.org' } as const;
export const USER = { ...ADMIN, role: 'ORG_USER' } as const;

/** A website with a running subscription, but for what the test changes. */
export const aWebsite = (change: Partial<ListedWebsite> = {}): ListedWebsite => ({
  id: 'w-1',
  domain: 'shop.example',
  organizationId: ADMIN.orgId,
  priceId: 'p-1',
  status: 'ACTIVE',
  subscriptionName: 'Growth',
  subscribedAt: '2025-01-05T12:00:00.000Z',
  expiresAt: '2099-01-05T12:00:00.000Z',
  trialEndsAt: null,
  nextAmount: null,
  currency: null,
  nextAttemptAt: null,
  isPrepaid: false,
  suspendedAt: null,
  offer: null,
  widgetSeenAt: null,
  visits: { month: '2025-06', counts: [0, 0, 0, 0, 0, 0] },
  ...change,
});

/** Someone, or nobody, is signed in as far as the application can tell. No call reaches the server unless it is named later. */
export async function signedInAs(page: Page, user: object | null, answers: Answers = {}): Promise<void> {
  await page.route(isCall, (route) => route.fulfill({ status: WORDLESS, body: '' }));
  const token = `e30.${Buffer.from(JSON.stringify({ ...user, exp: 4e9 })).toString('base64url')}.e30`;
  await answerCalls(page, {
    'GET /user/me': user ?? 401,
    ...(user && { 'POST /user/me/refresh': { token } }),
    ...answers,
  });
}

/** Holds back a response until the test releases it. */
export function held(answer: (route: Route) => unknown): {
  readonly handle: (route: Route) => Promise<unknown>;
  release(): void;
} {
  let release = () => undefined as unknown;
  const waiting = new Promise<void>((resolve) => {
    release = resolve;
  });
  return {
    handle: async (route) => {
      await waiting;
      return answer(route);
    },
    release: () => void release(),
  };
}
