import { describe, expect, it } from 'vitest';
import { calls } from '../index.ts';
import type { Endpoint, Schema } from './endpoint.ts';
import {
  InvitationInfo,
  Invoice,
  Organization,
  PendingInvitation,
  Plan,
  SessionUser,
  TokenClaims,
  UpcomingInvoice,
  User,
  Website,
  WebsiteStatus,
} from './entities.ts';
import { ErrorBody } from './error-body.ts';
import { endpoints, publicEndpoints } from './index.ts';

const fieldsOf = (schema: Schema | undefined) =>
  Object.keys((schema as { shape?: Record<string, Schema> } | undefined)?.shape ?? {});
type Name = keyof typeof endpoints;
const find = (name: Name): Endpoint => endpoints[name];

/** Name, path, and the fields that a caller sends in the query or the body. */
const described: readonly (readonly [Name, string, readonly string[]])[] = [
  [
    'signUp',
    'POST /auth/signup',
    ['firstName', 'lastName', 'email', 'password', 'subscriptionType', 'organizationName', 'inviteToken'],
  ],
  ['logIn', 'POST /auth/login', ['email', 'password']],
  ['signUpInvited', 'POST /auth/signup/invitation', ['firstName', 'lastName', 'email', 'password', 'token']],
  ['signUpWithGoogle', 'GET /auth/google/signup', ['token']],
  ['signUpWithFacebook', 'GET /auth/facebook/signup', ['token']],
  ['logInWithGoogle', 'GET /auth/google/login', []],
  ['logInWithFacebook', 'GET /auth/facebook/login', []],
  ['validateToken', 'GET /auth/validate', []],
  ['logOut', 'POST /auth/logout', []],
  ['verifyEmail', 'POST /user/verify', ['token']],
  ['resendVerification', 'POST /user/verify/resend', ['email']],
  ['forgotPassword', 'POST /user/forgot-password', ['email']],
  ['resetPassword', 'POST /user/reset-password', ['token', 'newPassword']],
  ['inviteUser', 'POST /auth/invitations', ['email', 'role']],
  ['listPendingInvitations', 'GET /auth/invitations/pending', []],
  ['resendInvitation', 'POST /auth/invitations/resend', ['email']],
  ['getInvitationInfo', 'GET /auth/invitations/info', ['token']],
  ['listPrices', 'GET /widget/prices', []],
  ['listWebsites', 'GET /websites', []],
  ['listCustomizableWebsites', 'GET /websites/customizable', []],
  ['listBillingWebsites', 'GET /billing/websites', []],
  ['deleteWebsite', 'DELETE /websites/:id', []],
  ['onboardWebsite', 'POST /websites/onboard', ['domain', 'organizationId', 'priceId']],
  ['cancelWebsite', 'POST /websites/cancel/:id', []],
  ['resumeWebsite', 'POST /websites/resume/:id', []],
  ['getOrganization', 'GET /organization', []],
  ['createOrganization', 'POST /organizations', ['name']],
  ['updateOrganization', 'PUT /organization', ['name']],
  ['getWidgetConfig', 'GET /widget-configs/:websiteId', []],
  ['getWidgetUniqueId', 'GET /widget-configs/:websiteId/unique-id', []],
  ['saveWidgetConfig', 'POST /widget-configs/:websiteId', ['config']],
  ['resetWidgetConfig', 'POST /widget-configs/:websiteId/reset', []],
  ['getSessionUser', 'GET /user/me', []],
  ['refreshSession', 'POST /user/me/refresh', []],
  ['listUsers', 'GET /users', []],
  ['getCurrentUser', 'GET /user', []],
  ['updatePersonalInfo', 'PUT /user/info', ['firstName', 'lastName', 'email']],
  ['changePassword', 'POST /user/password', ['oldPassword', 'newPassword']],
  ['updateUserRole', 'PUT /users/:id/role', ['role']],
  ['deleteUser', 'DELETE /users/:id', []],
  ['createCheckoutSession', 'POST /subscriptions/create-checkout-session', ['domain', 'priceId']],
  ['changePlan', 'POST /subscriptions/change-plan', ['websiteId', 'newPriceId']],
  ['cancelSubscription', 'POST /subscriptions/cancel', ['websiteId']],
  ['resumeSubscription', 'POST /subscriptions/resume', ['websiteId']],
  ['createPortalSession', 'POST /subscriptions/create-portal-session', []],
  ['listInvoices', 'GET /invoices', ['websiteId']],
  ['getUpcomingInvoice', 'GET /invoices/upcoming', ['websiteId']],
  ['getCustomerPortal', 'GET /billing/customer-portal', []],
];

describe('the calls of the product', () => {
  it.each(described)('%s is %s and takes its fields', (name, address, fields) => {
    const { method, path, query, body } = find(name);
    expect(`${method} ${path}`).toBe(address);
    expect([...fieldsOf(query), ...fieldsOf(body)]).toEqual(expect.arrayContaining([...fields]));
  });

  it('take these in the query, and everything else in the body', () => {
    const inQuery = described.map(([name]) => name).filter((name) => fieldsOf(find(name).query).length > 0);
    expect(inQuery.map((name) => `${name}: ${fieldsOf(find(name).query).join(' ')}`)).toEqual([
      'signUpWithGoogle: token',
      'signUpWithFacebook: token',
      'verifyEmail: token',
      'resetPassword: token',
      'inviteUser: email role',
      'resendInvitation: email',
      'getInvitationInfo: token',
      'cancelSubscription: websiteId',
      'resumeSubscription: websiteId',
      'listInvoices: websiteId',
      'getUpcomingInvoice: websiteId',
    ]);
    expect(find('verifyEmail').body).toBeUndefined();
  });

  it('answer as text, by sending the browser on, or else as JSON', () => {
    const answersWith = (answer: string) =>
      described.map(([name]) => name).filter((name) => find(name).answer === answer);
    expect(answersWith('text')).toEqual(['deleteWebsite']);
    expect(answersWith('redirect')).toEqual([
      ...['signUpWithGoogle', 'signUpWithFacebook', 'logInWithGoogle', 'logInWithFacebook'],
    ]);
    for (const name of ['createCheckoutSession', 'createPortalSession', 'getCustomerPortal'] as const)
      expect(fieldsOf(find(name).response)).toContain('url');
    expect(fieldsOf(find('getWidgetConfig').response)).toContain('config');
    expect(fieldsOf(find('getWidgetUniqueId').response)).toEqual(['uniqueId']);
  });

  it('need the token of sign-in in one place, which callers send along, and nobody signed in for plans', () => {
    expect(described.map(([name]) => name).filter((name) => find(name).access === 'bearer')).toEqual(['validateToken']);
    expect(calls.validateToken.withToken).toBe(true);
    expect(find('listPrices').access).toBe('public');
  });
});

/** The message for people if a failed response has none. */
const FALLBACKS: readonly (readonly [Name, string])[] = [
  ['signUp', 'Signup failed'],
  ['logIn', 'Login failed'],
  ['validateToken', 'Token validation failed'],
  ['listWebsites', 'Failed to fetch websites'],
  ['listCustomizableWebsites', 'Failed to fetch customizable websites'],
  ['listBillingWebsites', 'Failed to fetch websites for billing'],
  ['deleteWebsite', 'Failed to delete website'],
  ['onboardWebsite', 'Failed to onboard website'],
  ['cancelWebsite', 'Failed to cancel website'],
  ['resumeWebsite', 'Failed to resume website'],
  ['getOrganization', 'Failed to fetch organization'],
  ['createOrganization', 'Failed to create organization'],
  ['updateOrganization', 'Failed to update organization'],
  ['getWidgetConfig', 'Failed to fetch widget configuration'],
  ['getWidgetUniqueId', 'Failed to fetch widget unique ID'],
  ['saveWidgetConfig', 'Failed to save widget configuration'],
  ['resetWidgetConfig', 'Failed to reset widget configuration'],
  ['getSessionUser', 'Failed to fetch user role'],
  ['refreshSession', 'Failed to refresh cookie'],
  ['listUsers', 'Failed to fetch users'],
  ['getCurrentUser', 'Failed to fetch current user'],
  ['updatePersonalInfo', 'Failed to update personal info'],
  ['changePassword', 'Failed to change password'],
  ['updateUserRole', 'Failed to update user role'],
  ['deleteUser', 'Failed to delete user'],
  ['createPortalSession', 'Failed to create portal session'],
  ['cancelSubscription', 'Failed to cancel subscription'],
  ['changePlan', 'Failed to change subscription plan'],
  ['resumeSubscription', 'Failed to resume subscription'],
  ['inviteUser', 'Failed to invite user'],
  ['listPendingInvitations', 'Failed to fetch pending invitations'],
  ['resendInvitation', 'Failed to resend invitation'],
  ['getInvitationInfo', 'Failed to fetch invitation info'],
  ['listInvoices', 'Failed to fetch invoices'],
  ['getUpcomingInvoice', 'Failed to fetch upcoming invoice'],
  ['getCustomerPortal', 'Failed to create billing portal session'],
  ['listPrices', 'Failed to fetch widget prices'],
];

it.each(FALLBACKS)('%s falls back to "%s"', (name, fallback) => {
  expect(find(name).fallback).toBe(fallback);
});

describe('what the calls answer with', () => {
  it.each<[string, Schema, readonly string[]]>([
    ['a token', TokenClaims, ['userId', 'sub', 'role', 'orgId', 'iat', 'exp']],
    ['a refusal', ErrorBody, ['message', 'error', 'code']],
    ['a session user', SessionUser, ['userId', 'orgId', 'role', 'email']],
    [
      'a website',
      Website,
      ['id', 'domain', 'organizationId', 'priceId', 'status', 'subscriptionName', 'subscribedAt', 'expiresAt'],
    ],
    ['an organization', Organization, ['id', 'name']],
    ['a user', User, ['id', 'firstName', 'lastName', 'email', 'role']],
    ['a pending invitation', PendingInvitation, ['email', 'role', 'expiresAt']],
    ['what an invitation tells', InvitationInfo, ['email']],
    ['a plan', Plan, ['id', 'name', 'amount', 'yearly', 'description']],
    [
      'an invoice',
      Invoice,
      ['invoiceId', 'status', 'amountPaid', 'currency', 'periodStart', 'periodEnd', 'invoicePdf'],
    ],
    ['an upcoming invoice', UpcomingInvoice, ['amountPaid', 'currency', 'periodStart', 'periodEnd']],
  ])('%s has its fields', (_, schema, fields) => {
    expect(fieldsOf(schema)).toEqual(expect.arrayContaining([...fields]));
  });

  it('a website is in one of four states, or in none', () => {
    expect(WebsiteStatus.options).toEqual(['ACTIVE', 'CANCELLED', 'NOT_PAID', 'INACTIVE']);
    const status = (value: unknown) => Website.shape.status.safeParse(value).success;
    expect([status(null), status('ACTIVE'), status('PAUSED')]).toEqual([true, true, false]);
  });
});

describe('every call', () => {
  it('takes nothing that is not listed', () => {
    for (const [name, endpoint] of Object.entries<Endpoint>(endpoints).filter(([key]) => !key.startsWith('returnFrom')))
      for (const schema of [endpoint.params, endpoint.query, endpoint.body].filter((part) => part !== undefined)) {
        const codes = schema.safeParse({ unheardOf: 1 }).error?.issues.map(({ code }) => code);
        expect(codes, name).toContain('unrecognized_keys');
      }
  });

  it('is made with a key or with a session, and with a key it writes only if the scope says so', () => {
    expect(Object.values<Endpoint>(endpoints).filter(({ access }) => access === 'key')).toEqual([]);
    for (const { access, method, scope } of Object.values<Endpoint>(publicEndpoints)) {
      expect(access).toBe('key');
      expect(scope?.endsWith(':write') ?? false).toBe(method !== 'GET');
    }
  });
});
