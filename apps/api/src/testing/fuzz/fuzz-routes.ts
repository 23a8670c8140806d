import { WIDGET_DEFAULTS, WIDGET_FEATURES, widgetPreviewBase } from '@evenway/contract';
import fc from 'fast-check';
import Stripe from 'stripe';
import type { BillingProduct } from '../billing-product.ts';
import type { FuzzWorld } from './fuzz-world.ts';
import { hostileEscape, hostileValue } from './hostile-values.ts';
import { type Requests, requestsFrom } from './requests-from.ts';

type RequestsOf = (world: FuzzWorld, billing: BillingProduct) => Requests;

/** A path in parts, each of which may be replaced by something broken. */
interface Address {
  readonly method?: string;
  readonly route: string;
  readonly params?: Record<string, fc.Arbitrary<string>>;
  readonly query?: Record<string, fc.Arbitrary<string>>;
  readonly headers?: Record<string, string>;
}

const requestsTo =
  (addresses: (world: FuzzWorld) => readonly Address[]): RequestsOf =>
  (world) => {
    const all = addresses(world).map(({ method = 'GET', route, params = {}, query = {}, headers = {} }) =>
      requestsFrom(
        route,
        fc.record({ params: fc.record(params), query: fc.record(query, { requiredKeys: [] }) }).map((parts) => ({
          caller: 'nobody',
          method,
          params: { ...(parts.params as Record<string, string>) },
          query: { ...parts.query },
          body: undefined,
          headers: { ...world.callers.nobody, ...headers },
          rawParams: {},
          rawQuery: [],
        })),
      ),
    );
    return {
      generated: fc.oneof(...all.map(({ generated }) => generated)),
      classics: all.flatMap(({ classics }) => classics),
    };
  };

const uniqueIds = (world: FuzzWorld) => fc.constantFrom(...world.uniqueIds, 'nobodys');
const functions = fc.shuffledSubarray([...WIDGET_FEATURES, 'nothing']).map((names) => names.join(','));

const EVENT_TYPES = [
  'customer.updated',
  'customer.subscription.updated',
  'customer.subscription.trial_will_end',
  'checkout.session.completed',
  'invoice.paid',
  'invoice.payment_failed',
];

/** Events as the provider sends them, about known objects. */
function wholeEvents({ paymentIds }: FuzzWorld): fc.Arbitrary<unknown> {
  const id = fc.constantFrom(...paymentIds);
  return fc.record({
    id: fc.uuid().map((uuid) => `evt_${uuid}`),
    object: fc.constant('event'),
    type: fc.constantFrom(...EVENT_TYPES),
    data: fc.record({
      object: fc.record({
        id,
        subscription: id,
        parent: fc.record({ subscription_details: fc.record({ subscription: id }) }),
      }),
    }),
  });
}

/** Events with a valid signature and arbitrary content: the provider is trusted, its next version is unknown. */
const signedEvents: RequestsOf = (world, billing) => {
  const { webhookSecret: secret } = billing.product.settings.payments;
  const reference = fc.oneof(fc.constantFrom<unknown>('sub_1', 'in_1', 'cus_1', { id: 'sub_2' }, null), hostileValue);
  const object = fc.oneof(
    fc.record(
      {
        id: reference,
        subscription: reference,
        parent: fc.oneof(fc.record({ subscription_details: fc.record({ subscription: reference }) }), hostileValue),
      },
      { requiredKeys: [], noNullPrototype: true },
    ),
    hostileValue,
  );
  const event = fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record(
        {
          id: fc.oneof(
            fc.uuid().map((id) => `evt_${id}`),
            hostileValue,
          ),
          object: fc.constant('event'),
          type: fc.oneof(
            { weight: 4, arbitrary: fc.constantFrom<unknown>(...EVENT_TYPES) },
            { weight: 1, arbitrary: hostileValue },
          ),
          data: fc.oneof(
            { weight: 4, arbitrary: fc.record({ object }, { requiredKeys: [] }) },
            { weight: 1, arbitrary: hostileValue },
          ),
        },
        { requiredKeys: [], noNullPrototype: true },
      ),
    },
    { weight: 1, arbitrary: wholeEvents(world) },
    { weight: 1, arbitrary: hostileValue },
  );
  const generated = event.map((content) => {
    const body = JSON.stringify(content) ?? '';
    const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret });
    return {
      caller: 'nobody',
      method: 'POST',
      path: '/api/webhooks/stripe',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body,
    };
  });
  return { generated, classics: [] };
};

/** What the widget's check part could send, and what it never would. */
const checkReports: RequestsOf = (world) => {
  const secret = fc.oneof(fc.constant<unknown>('x'.repeat(43)), hostileValue);
  const node = fc.record({ selector: hostileValue, snippet: hostileValue });
  const rule = fc.record({
    rule: fc.constant('image-alt'),
    impact: hostileValue,
    count: hostileValue,
    nodes: fc.array(node),
  });
  const page = fc.record({
    path: hostileValue,
    state: fc.constant('checked'),
    rules: fc.array(fc.oneof(rule, hostileValue)),
  });
  const state = fc.constantFrom('running', 'finished', 'x');
  const report = fc.record(
    { secret, state, found: fc.oneof(fc.integer(), hostileValue), page: fc.oneof(page, hostileValue) },
    { requiredKeys: ['secret'], noNullPrototype: true },
  );
  const content = fc.oneof(fc.record({ token: secret }), report, hostileValue);
  const generated = fc
    .record({ id: uniqueIds(world), action: fc.constantFrom('open', 'report', 'x'), content })
    .map(({ id, action, content: sent }) => ({
      caller: 'nobody',
      method: 'POST',
      path: `/widget/checks/${id}/${action}`,
      headers: { 'content-type': 'text/plain', origin: 'https://site.example' },
      body: JSON.stringify(sent) ?? '',
    }));
  return { generated, classics: [] };
};

interface FuzzRoute {
  readonly requests: RequestsOf;
  /** A tenant's choices are public here. */
  readonly isPublic?: boolean;
  /** None of these may change anything. */
  readonly isAlwaysRefused?: boolean;
}

/** Routes that are not calls of the contract. */
export const fuzzRoutes: Readonly<Record<string, FuzzRoute>> = {
  'widget configuration': {
    isPublic: true,
    requests: requestsTo((world) => [
      { route: '/widget/config/:id.json', params: { id: uniqueIds(world) } },
      { route: '/widget/config/:id', params: { id: uniqueIds(world) } },
    ]),
  },
  'widget visits': {
    requests: requestsTo((world) => [
      {
        method: 'POST',
        route: '/widget/visits/:id',
        params: { id: uniqueIds(world) },
        query: { v: fc.constantFrom('1.0.0', 'x'), n: fc.constantFrom('1', '2', '-1', '99999999999') },
        headers: { origin: 'https://site.example' },
      },
    ]),
  },
  'widget uses': {
    requests: requestsTo((world) => [
      {
        method: 'POST',
        route: '/widget/uses/:id/:names',
        params: { id: uniqueIds(world), names: functions },
        headers: { origin: 'http://localhost:8080' },
      },
    ]),
  },
  'widget checks': { isAlwaysRefused: true, requests: checkReports },
  'widget files': {
    requests: requestsTo(() => [
      { route: '/widget.js' },
      { route: '/widget/parts/:file', params: { file: fc.constantFrom('panel-abc.js', 'x') } },
      { route: '/widget/:rest', params: { rest: hostileEscape } },
    ]),
  },
  'widget preview': {
    requests: requestsTo(() => [
      { route: `${widgetPreviewBase(WIDGET_DEFAULTS)}/page`, query: { lang: fc.constantFrom('en', 'fr', 'xx') } },
      { route: `${widgetPreviewBase(WIDGET_DEFAULTS)}/:rest`, params: { rest: hostileEscape } },
      {
        route: '/widget-preview/:config/page',
        params: { config: hostileValue.map((value) => Buffer.from(JSON.stringify(value) ?? '').toString('base64url')) },
      },
      { method: 'POST', route: '/widget-preview/:config/widget/visits/preview', params: { config: hostileEscape } },
    ]),
  },
  'signed payment events': { requests: signedEvents },
  'unsigned payment events': {
    isAlwaysRefused: true,
    requests: requestsTo(() => [{ method: 'POST', route: '/api/webhooks/stripe' }]),
  },
  'static files and pages': {
    requests: requestsTo(() => [
      ...['/', '/fr', '/pricing', '/dashboard', '/auth/login', '/assets/app-abc.js', '/app-settings.json'].map(
        (route) => ({ route }),
      ),
      ...[
        '/healthz',
        '/readyz',
        '/readyz/delivery',
        '/metrics',
        '/api/docs',
        '/api/openapi.json',
        '/robots.txt',
        '/sitemap.xml',
      ].map((route) => ({ route })),
      { route: '/:a/:b', params: { a: fc.constantFrom('assets', 'api', 'auth', 'fr', '.git'), b: hostileEscape } },
      { route: '/:a', params: { a: hostileEscape } },
    ]),
  },
};
