import * as z from 'zod/mini';
import { CURSOR_RULE, PAGE_SIZE } from '../../api-keys.ts';
import { endpointSpec } from '../endpoint-spec.ts';
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
} from '../public-entities.ts';
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

export const getKey = endpointSpec({
  access: 'key',
  scope: null,
  summary: 'What this key is, and what it may do',
  response: PublicKey,
});

export const listWebsites = endpointSpec({
  access: 'key',
  scope: 'websites:read',
  summary: 'Websites of the organization, by domain',
  query: page,
  response: pageOf('WebsitePage', PublicWebsite),
});

export const registerWebsite = endpointSpec({
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

export const getWebsite = endpointSpec({
  access: 'key',
  scope: 'websites:read',
  summary: 'One website',
  params: byId,
  response: PublicWebsite,
});

export const getSnippet = endpointSpec({
  access: 'key',
  scope: 'websites:read',
  summary: 'What to paste into the pages of a website',
  params: byId,
  response: PublicSnippet,
});

export const getConfiguration = endpointSpec({
  access: 'key',
  scope: 'configuration:read',
  summary: 'Settings of the widget on a website',
  params: byId,
  response: PublicConfiguration,
});

export const changeConfiguration = endpointSpec({
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

export const getWebsiteUsage = endpointSpec({
  access: 'key',
  scope: 'usage:read',
  summary: 'Visits of a website against its plan, and which functions visitors use',
  params: byId,
  response: PublicUsage,
});

export const listUsage = endpointSpec({
  access: 'key',
  scope: 'usage:read',
  summary: 'Visits of this month, website by website',
  query: page,
  response: pageOf('UsagePage', PublicUsageLine),
});

export const listInvoices = endpointSpec({
  access: 'key',
  scope: 'invoices:read',
  summary: 'Invoices of a website, newest first',
  params: byId,
  query: page,
  response: pageOf('InvoicePage', PublicInvoice),
});

export const listMembers = endpointSpec({
  access: 'key',
  scope: 'members:read',
  unrecorded: 'programs ask it over and over; the screen of keys shows who may, and the last use',
  summary: 'Members of the organization',
  query: page,
  response: pageOf('MemberPage', PublicMember),
});
