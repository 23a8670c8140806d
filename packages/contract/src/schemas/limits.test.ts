import { describe, expect, it } from 'vitest';
import { normalizeDomain } from '../addresses/domain.ts';
import { isWebAddress } from '../addresses/web-address.ts';
import type { Endpoint, Schema } from './endpoint.ts';
import { confirmCheckout } from './endpoints/billing.ts';
import { checkWidgetInstallation } from './endpoints/widget-config.ts';
import { Email, LinkToken, OrganizationName, PasswordDigest, PersonName, WebsiteAddress } from './entities.ts';
import { endpoints } from './index.ts';
import { WidgetConfigChange } from './widget-config.ts';

const accepts = (schema: Schema, value: unknown) => schema.safeParse(value).success;
const letters = (count: number) => 'a'.repeat(count);
/** A host name of exactly that many characters. */
const hostOf = (count: number) => `${`${letters(59)}.`.repeat(4)}${letters(count - 244)}.com`;

it('every call that takes the address of a website judges it by one rule', () => {
  const taking = Object.entries<Endpoint>(endpoints).flatMap(([name, endpoint]) =>
    Object.values<unknown>({ ...endpoint }).flatMap((part) => {
      const domain = (part as { shape?: Record<string, unknown> } | null)?.shape?.domain;
      return domain && part !== endpoint.response ? [{ name, domain }] : [];
    }),
  );
  expect(taking.map(({ name }) => name)).toContain('onboardWebsite');
  for (const { name, domain } of taking) expect(domain, name).toBe(WebsiteAddress);
});

describe('the longest that is taken', () => {
  it.each<[string, (length: number) => boolean, number]>([
    ['a name', (length) => accepts(PersonName, letters(length)), 100],
    ['the name of an organization', (length) => accepts(OrganizationName, letters(length)), 200],
    ['an email address', (length) => accepts(Email, `${letters(length - 12)}@example.org`), 254],
    ['the secret of a link', (length) => accepts(LinkToken, letters(length)), 2_000],
    ['what is typed for a website', (length) => accepts(WebsiteAddress, letters(length)), 2_048],
    ['the address of a website', (length) => normalizeDomain(`a.example/${letters(length - 10)}`) !== null, 2_048],
    ['a host name', (length) => normalizeDomain(hostOf(length)) !== null, 253],
    ['a part of a host name', (length) => normalizeDomain(`${letters(length)}.com`) !== null, 63],
    ['an address to link to', (length) => isWebAddress(`https://a.example/${letters(length - 18)}`), 2_000],
    ['a path to check', (length) => accepts(checkWidgetInstallation.body, { path: `/${letters(length - 1)}` }), 2_000],
    ['the id of a checkout', (length) => accepts(confirmCheckout.body, { sessionId: letters(length) }), 200],
    ['the size of the button', (size) => accepts(WidgetConfigChange, { size }), 48],
    ['a distance from the edge', (offsetX) => accepts(WidgetConfigChange, { offsetX }), 400],
    ['a distance from the bottom', (offsetY) => accepts(WidgetConfigChange, { offsetY }), 400],
  ])('%s', (_what, isTaken, longest) => {
    expect([isTaken(longest), isTaken(longest + 1)]).toEqual([true, false]);
  });
});

describe('what is refused', () => {
  it.each<[string, Schema, unknown]>([
    ['a name of blanks', PersonName, '   '],
    ['a name of two lines', PersonName, 'Lou\nBcc: all@example.org'],
    ['an organization without a name', OrganizationName, ''],
    ['a link without its secret', LinkToken, ''],
    ['a checkout without its id', confirmCheckout.body, { sessionId: '' }],
    ['a website without an address', WebsiteAddress, ' '],
    ['a password that is no digest', PasswordDigest, 'Passw0rd!'],
    ['a digest with something before it', PasswordDigest, `x${'0'.repeat(64)}`],
    ['a digest with something after it', PasswordDigest, `${'0'.repeat(64)}x`],
    ['a digest in capitals', PasswordDigest, 'A'.repeat(64)],
    ['a path of another site', checkWidgetInstallation.body, { path: '//evil.example' }],
    ['a path of another site, with a backslash', checkWidgetInstallation.body, { path: '/\\evil.example' }],
    ['a path that is a whole address', checkWidgetInstallation.body, { path: 'https://evil.example/' }],
    ['a smaller button', WidgetConfigChange, { size: 43 }],
    ['half a pixel', WidgetConfigChange, { size: 44.5 }],
    ['a distance below zero', WidgetConfigChange, { offsetX: -1 }],
    ['a color with something before it', WidgetConfigChange, { mainColor: 'x#123456' }],
    ['a color with something after it', WidgetConfigChange, { textColor: '#123456;' }],
    ['a widget without functions', WidgetConfigChange, { features: [] }],
    ['a function twice', WidgetConfigChange, { features: ['mute', 'mute'] }],
    ['an unknown profile', WidgetConfigChange, { profiles: ['sleep'] }],
    ['a statement that is a script', WidgetConfigChange, { statementUrl: 'javascript:alert(1)' }],
  ])('%s', (_what, schema, value) => {
    expect(accepts(schema, value)).toBe(false);
  });
});
