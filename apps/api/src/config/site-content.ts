import { readFileSync } from 'node:fs';
import type { SiteContent } from '@evenway/contract';
import * as z from 'zod';

const text = z.string().trim().min(1);
/** Texts for both languages: one text for both, or one for each. */
const words = z.union([text.transform((both) => ({ en: both, fr: both })), z.strictObject({ en: text, fr: text })]);
const link = z
  .url({ protocol: /^https$/ })
  .nullable()
  .default(null);

const siteContent = z.strictObject({
  company: z
    .strictObject({
      name: text,
      address: z.array(text).default([]),
      registration: words.nullable().default(null),
    })
    .nullable()
    .default(null),
  users: words.nullable().default(null),
  certifications: z.array(z.strictObject({ name: words, url: link })).default([]),
  ratings: z
    .array(z.strictObject({ site: text, score: z.number().min(0), outOf: z.number().positive().default(5), url: link }))
    .default([]),
  testimonials: z.array(z.strictObject({ text: words, author: text, role: words })).default([]),
});

/** Reads the operator's file. Throws a sentence that says what is wrong with it, and where. */
export function readSiteContent(file: string): SiteContent {
  const found = siteContent.safeParse(parse(file));
  if (found.success) return found.data;
  const problems = found.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`.trim());
  throw new Error(`names a file with problems: ${problems.join('; ')}`);
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`must name a readable JSON file (${error instanceof Error ? error.message : file})`);
  }
}
