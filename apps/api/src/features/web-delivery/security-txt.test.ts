import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseSettings } from '../../config/settings.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({
    SECURITY_CONTACT: 'holes@example.org',
    WEB_URL: 'http://localhost:3000',
    API_URL: 'http://api.localhost:3000',
  });
});
afterAll(() => product.stop());

const read = async (url: string) => {
  const answer = await fetch(`${url}/.well-known/security.txt`);
  const lines = (await answer.text()).trimEnd().split('\n');
  return { answer, fields: lines.map((line) => /^([\w-]+): (\S.*)$/.exec(line)?.slice(1) ?? [line]) };
};
const valuesOf = (fields: string[][], name: string) => fields.filter(([key]) => key === name).map(([, value]) => value);

describe('/.well-known/security.txt', () => {
  it('says where to write to, until when, where it belongs and in which languages', async () => {
    const { answer, fields } = await read(product.url);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(valuesOf(fields, 'Contact')).toEqual(['mailto:holes@example.org']);
    expect(valuesOf(fields, 'Canonical')).toEqual([
      'http://localhost:3000/.well-known/security.txt',
      'http://api.localhost:3000/.well-known/security.txt',
    ]);
    expect(valuesOf(fields, 'Preferred-Languages')).toEqual(['en, fr']);
    expect(valuesOf(fields, 'Policy')).toEqual(['http://localhost:3000/policies/security']);
    const [expires = ''] = valuesOf(fields, 'Expires');
    expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    const days = (Date.parse(expires) - Date.now()) / 86_400_000;
    // The standard requires less than a year.
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
    expect(fields.every((field) => field.length === 2)).toBe(true);
  });

  it('takes a page as the contact', async () => {
    const other = await product.another({ SECURITY_CONTACT: 'https://example.org/report' });
    expect(valuesOf((await read(other.url)).fields, 'Contact')).toEqual(['https://example.org/report']);
    await other.stop();
  });

  it('has a contact that was checked at the start, and the general one without a setting', () => {
    expect(parseSettings({ CONTACT_EMAIL: 'hello@example.org' }).SECURITY_CONTACT).toBe('hello@example.org');
    for (const SECURITY_CONTACT of ['nobody', 'http://example.org/report', 'javascript:alert(1)', 'a@b.co\nExpires: x'])
      expect(() => parseSettings({ SECURITY_CONTACT }), SECURITY_CONTACT).toThrowError(/SECURITY_CONTACT must be/);
  });
});
