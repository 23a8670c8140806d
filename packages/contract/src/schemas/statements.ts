import * as z from 'zod/mini';
import {
  ASSESSMENT_METHODS,
  CONFORMANCE_STATUSES,
  LIMIT_REASONS,
  STATEMENT_ADDRESS_MAX_LENGTH,
  STATEMENT_FRAMES,
  STATEMENT_LEVELS,
  STATEMENT_LIMIT_TEXT_MAX_LENGTH,
  STATEMENT_LIMITS_MAX_COUNT,
  STATEMENT_LINE_MAX_LENGTH,
  STATEMENT_MEASURES,
  STATEMENT_PROBLEMS,
  STATEMENT_RESPONSE_DAYS_MAX,
  STATEMENT_STANDARDS,
  STATEMENT_TEXT_MAX_LENGTH,
} from '../statement-options.ts';
import { Id, Language, Timestamp } from './entities.ts';

/** One line that may still be empty. */
const line = z.string().check(z.maxLength(STATEMENT_LINE_MAX_LENGTH), z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u));
/** Several lines, without invisible characters except line breaks. */
const textUpTo = (max: number) => z.string().check(z.maxLength(max), z.regex(/^(?:\n|[^\p{Cc}])*$/u));
const text = textUpTo(STATEMENT_TEXT_MAX_LENGTH);
const limitText = textUpTo(STATEMENT_LIMIT_TEXT_MAX_LENGTH);
const address = z.string().check(z.maxLength(STATEMENT_ADDRESS_MAX_LENGTH), z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u));
const day = z.iso.date();

const KnownLimit = z.strictObject({
  description: limitText,
  reason: z.enum(LIMIT_REASONS),
  /** Why it is so, and until when. */
  explanation: limitText,
  alternative: limitText,
});

/** An owner's draft. Everything may be missing: what may be published is `PublishedContent`. */
export const StatementContent = z.strictObject({
  frame: z.enum(STATEMENT_FRAMES),
  organization: line,
  siteName: line,
  siteUrl: address,
  /** The national law that implements the web directive. */
  law: line,
  standard: z.enum(STATEMENT_STANDARDS),
  level: z.enum(STATEMENT_LEVELS),
  conformance: z.strictObject({
    status: z.enum(CONFORMANCE_STATUSES),
    method: z.nullable(z.enum(ASSESSMENT_METHODS)),
    assessedOn: z.nullable(day),
    assessedBy: line,
    /** Percentage of the criteria that an audit found met. */
    rate: z.nullable(z.number().check(z.gte(0), z.lte(100))),
    reportUrl: address,
  }),
  limits: z.array(KnownLimit).check(z.maxLength(STATEMENT_LIMITS_MAX_COUNT)),
  measures: z.array(z.enum(STATEMENT_MEASURES)).check(
    z.maxLength(STATEMENT_MEASURES.length),
    z.refine((chosen) => new Set(chosen).size === chosen.length),
  ),
  furtherMeasures: text,
  /** `monitoring`: how delivery and monitoring of the service keep it so. */
  service: z.strictObject({ description: text, operation: text, howMet: text, monitoring: text }),
  /** France: where the multi-year plan is, and the one for this year. */
  planUrl: address,
  yearPlanUrl: address,
  contact: z.strictObject({
    /** The unit or person responsible for accessibility. */
    responsible: line,
    email: line,
    phone: line,
    url: address,
    address: text,
    /** Visitors can write through the widget. */
    messages: z.boolean(),
  }),
  responseDays: z.nullable(z.int().check(z.gte(1), z.lte(STATEMENT_RESPONSE_DAYS_MAX))),
  technologies: text,
  environments: text,
  /** The tools used for the assessment. */
  tools: text,
  testedPages: text,
  enforcement: z.strictObject({ text, url: address }),
  preparedOn: z.nullable(day),
  reviewedOn: z.nullable(day),
});
export type StatementContent = z.output<typeof StatementContent>;
export type KnownLimit = z.output<typeof KnownLimit>;

const Inline = z.union([z.string(), z.object({ text: z.string(), href: z.string() })]);
/** A statement in words: its page, its preview and its file are rendered from this. */
export const StatementBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({ kind: z.literal('subheading'), text: z.string() }),
  z.object({ kind: z.literal('paragraph'), parts: z.array(Inline) }),
  z.object({ kind: z.literal('list'), items: z.array(z.array(Inline)) }),
]);
export type StatementInline = z.output<typeof Inline>;
export type StatementBlock = z.output<typeof StatementBlock>;

/** Lines added and removed since the previous version. */
const Difference = z.object({ added: z.array(z.string()), removed: z.array(z.string()) });
export type StatementDifference = z.output<typeof Difference>;

const Author = z.nullable(z.object({ id: Id, name: z.string() }));

export const StatementVersionSummary = z.object({
  number: z.int(),
  publishedAt: Timestamp,
  /** Null if unknown, or no longer a member. */
  publishedBy: Author,
});
export type StatementVersionSummary = z.output<typeof StatementVersionSummary>;

export const StatementVersion = z.object({
  ...StatementVersionSummary.shape,
  title: z.string(),
  blocks: z.array(StatementBlock),
  difference: z.nullable(Difference),
});
export type StatementVersion = z.output<typeof StatementVersion>;

/** The statement of a website in one language, as its organization sees it. */
export const Statement = z.object({
  language: Language,
  draft: StatementContent,
  /** Incremented by every save; 0 before the first. */
  revision: z.int(),
  savedAt: z.nullable(Timestamp),
  savedBy: Author,
  /** The version that visitors see now. */
  publishedNumber: z.nullable(z.int()),
  /** Newest first. */
  versions: z.array(StatementVersionSummary),
  /** Where the page is, or will be. Null before the first save. */
  address: z.nullable(z.string()),
  isIndexable: z.boolean(),
  isLinked: z.boolean(),
  /** Search engines are only allowed if control of the domain is proven. */
  mayBeIndexable: z.boolean(),
});
export type Statement = z.output<typeof Statement>;

export const SavedDraft = z.object({ revision: z.int(), savedAt: Timestamp, address: z.string() });
export type SavedDraft = z.output<typeof SavedDraft>;

export const StatementPreview = z.object({
  title: z.string(),
  blocks: z.array(StatementBlock),
  problems: z.array(z.enum(STATEMENT_PROBLEMS)),
  /** From what is published now; null if nothing is. */
  difference: z.nullable(Difference),
});
export type StatementPreview = z.output<typeof StatementPreview>;

/** A finding of the last check or the manual checks, which the owner can add as a known limit. */
export const OfferedLimit = z.object({
  id: z.string(),
  source: z.enum(['check', 'manual']),
  title: z.string(),
  description: z.string(),
});
export type OfferedLimit = z.output<typeof OfferedLimit>;

export const OfferedLimits = z.object({
  limits: z.array(OfferedLimit),
  /** Response time to visitors' messages: half of them were answered within this many days. */
  medianResponseDays: z.nullable(z.int()),
});
export type OfferedLimits = z.output<typeof OfferedLimits>;
