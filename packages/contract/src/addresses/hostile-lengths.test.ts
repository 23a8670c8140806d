import { describe, expect, it } from 'vitest';
import type { Schema } from '../schemas/endpoint.ts';
import { Email, OrganizationName, PasswordDigest, PersonName, WebsiteAddress } from '../schemas/entities.ts';
import { normalizeDomain } from './domain.ts';
import { isEmail } from './email.ts';

/** Known patterns of slow validation: parts that can be matched in many ways, without a matching end. */
const SHAPES = [
  (length: number) => `${':'.repeat(length)}@example.org`,
  (length: number) => `a@${'b.'.repeat(length / 2)}c`,
  (length: number) => `"${'a'.repeat(length)}`,
  (length: number) => `${'a'.repeat(length)}!`,
  (length: number) => `${'a'.repeat(length)}(@example.org`,
  (length: number) => `a@${'b'.repeat(length)}(.org`,
  (length: number) => `${'a.'.repeat(length / 2)}@`,
  (length: number) => `${'a@'.repeat(length / 2)}`,
  (length: number) => `http://${'a-'.repeat(length / 2)}/`,
  (length: number) => `${'0'.repeat(length)}z`,
  (length: number) => `${' '.repeat(length)}x`,
];
/** Steps small enough that exponential time is caught before it would take a day. */
const LENGTHS = [...Array.from({ length: 20 }, (_, step) => 8 + 2 * step), 60, 120, 240, 2_000, 20_000];

const takes = (schema: Schema) => (text: string) => void schema.safeParse(text);
const checks: Record<string, (text: string) => unknown> = {
  Email: takes(Email),
  PersonName: takes(PersonName),
  OrganizationName: takes(OrganizationName),
  PasswordDigest: takes(PasswordDigest),
  WebsiteAddress: takes(WebsiteAddress),
  isEmail,
  normalizeDomain,
};

/** The minimum of several runs: other load on the machine only adds to it. */
function cost(work: () => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 5; round += 1) {
    const start = performance.now();
    work();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

/** The longest text is as long as this many ordinary addresses, and more. */
const TIMES = 3_000;

describe('X37: a text made to be slow to check', () => {
  for (const [name, check] of Object.entries(checks)) {
    it(`costs ${name} no more than ordinary texts of that length`, () => {
      const ordinary = cost(() => {
        for (let time = 0; time < TIMES; time += 1) check('lou@example.org');
      });
      for (const shape of SHAPES) {
        for (const length of LENGTHS) {
          const text = shape(length);
          expect(cost(() => check(text)) / ordinary, `${text.slice(0, 20)} of ${length}`).toBeLessThan(1);
        }
      }
    });
  }
});
