import * as z from 'zod/mini';
import { CURSOR_RULE, PAGE_SIZE } from '../../api-keys.ts';
import { endpoint } from '../endpoint.ts';
import { Id, WebsiteAddress } from '../entities.ts';
import {
  PublicConfiguration,
  PublicInvoice,
  PublicKey,
  PublicMember,
  PublicSnippet,
  PublicUsage,
  PublicUsageLine,
  PublicWebsite,
  pageOf,
} from '../public-api.ts';
import { WidgetConfigChange } from '../widget-config.ts';

const byId = z.strictObject({ id: Id.check(z.describe('The id of a website.')) });

/** A query has only text; it must be written in digits, and is a number for those who read the description. */
const integerInQuery = ({ min, max }: { readonly min: number; readonly max: number }) =>
  z.pipe(
    z.pipe(z.string().check(z.regex(/^\d{1,9}$/, 'must be a whole number')), z.transform(Number)),
    z.int().check(z.gte(min), z.lte(max)),
  );
const page = z.strictObject({
  limit: z.optional(
    integerInQuery(PAGE_SIZE).check(z.describe(`The maximum number of items; ${PAGE_SIZE.usual} by default.`)),
  ),
  cursor: z.optional(
    z
      .string()
      .check(
        z.maxLength(400),
        z.regex(/^[\w-]+$/, CURSOR_RULE),
        z.describe('The nextCursor of the previous page; omit it for the first one.'),
      ),
  ),
});

export const getKey = endpoint('GET /v1/key', {
  fallback: 'Could not read the key',
  access: 'key',
  scope: null,
  summary: 'What this key is, and what it may do',
  response: PublicKey,
});

export const listWebsites = endpoint('GET /v1/websites', {
  fallback: 'Could not list websites',
  access: 'key',
  scope: 'websites:read',
  summary: 'Websites of the organization, by domain',
  query: page,
  response: pageOf('WebsitePage', PublicWebsite),
});

export const registerWebsite = endpoint('POST /v1/websites', {
  fallback: 'Could not register the website',
  access: 'key',
  scope: 'websites:write',
  event: 'website.registered',
  summary: 'Register a website. Nothing is paid: a plan is chosen in the application',
  body: z
    .strictObject({
      domain: WebsiteAddress.check(
        z.describe(
          'The domain or an address of the website. International domains may be written as people read them.',
        ),
      ),
    })
    .check(z.meta({ id: 'NewWebsite', description: 'A website to register.' })),
  errors: ['invalid_domain', 'website_exists'],
  response: PublicWebsite,
  status: 201,
});

export const getWebsite = endpoint('GET /v1/websites/:id', {
  fallback: 'Could not read the website',
  access: 'key',
  scope: 'websites:read',
  summary: 'One website',
  params: byId,
  response: PublicWebsite,
});

export const getSnippet = endpoint('GET /v1/websites/:id/snippet', {
  fallback: 'Could not read the snippet',
  access: 'key',
  scope: 'websites:read',
  summary: 'What to paste into the pages of a website',
  params: byId,
  response: PublicSnippet,
});

export const getConfiguration = endpoint('GET /v1/websites/:id/configuration', {
  fallback: 'Could not read the configuration',
  access: 'key',
  scope: 'configuration:read',
  summary: 'Settings of the widget on a website',
  params: byId,
  response: PublicConfiguration,
});

export const changeConfiguration = endpoint('PATCH /v1/websites/:id/configuration', {
  fallback: 'Could not change the configuration',
  access: 'key',
  scope: 'configuration:write',
  event: 'widget.saved',
  summary: 'Change settings of the widget; those that are left out stay as they are',
  params: byId,
  body: z
    .strictObject({ configuration: WidgetConfigChange })
    .check(z.meta({ id: 'ConfigurationChange', description: 'The settings that change.' })),
  response: PublicConfiguration,
});

export const getWebsiteUsage = endpoint('GET /v1/websites/:id/usage', {
  fallback: 'Could not read the usage',
  access: 'key',
  scope: 'usage:read',
  summary: 'Visits of a website against its plan, and which functions visitors use',
  params: byId,
  response: PublicUsage,
});

export const listUsage = endpoint('GET /v1/usage', {
  fallback: 'Could not list the usage',
  access: 'key',
  scope: 'usage:read',
  summary: 'Visits of this month, website by website',
  query: page,
  response: pageOf('UsagePage', PublicUsageLine),
});

export const listInvoices = endpoint('GET /v1/websites/:id/invoices', {
  fallback: 'Could not list invoices',
  access: 'key',
  scope: 'invoices:read',
  summary: 'Invoices of a website, newest first',
  params: byId,
  query: page,
  response: pageOf('InvoicePage', PublicInvoice),
});

export const listMembers = endpoint('GET /v1/members', {
  fallback: 'Could not list members',
  access: 'key',
  scope: 'members:read',
  unrecorded: 'programs ask it over and over; the screen of keys shows who may, and the last use',
  summary: 'Members of the organization',
  query: page,
  response: pageOf('MemberPage', PublicMember),
});
