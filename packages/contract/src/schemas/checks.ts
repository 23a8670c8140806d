import {
  FINDING_CHANGES,
  FINDING_STATUSES,
  IMPACTS,
  LEVELS,
  MANUAL_CHECK_KEYS,
  MANUAL_OUTCOMES,
} from '@evenway/checks';
import * as z from 'zod/mini';
import {
  CHECK_MAX_NODES,
  CHECK_MAX_PAGES,
  CHECK_MAX_PATH,
  CHECK_MAX_RULES,
  CHECK_MAX_TEXT,
  CHECK_MAX_WORDS,
  CHECK_PROBLEMS,
  CHECK_STATES,
  CHECK_THEMES,
  CHECK_WIDTHS,
  CHECKED_PAGE_REASONS,
  CHECKED_PAGE_STATES,
} from '../checks.ts';
import { Id, Timestamp } from './entities.ts';

export const CheckWidth = z.union(CHECK_WIDTHS.map((width) => z.literal(width)));
export const CheckTheme = z.enum(CHECK_THEMES);

/** One run over the pages of a website, in the browser of the person who started it. */
export const Check = z.object({
  id: Id,
  websiteId: Id,
  state: z.enum(CHECK_STATES),
  /** Null: as wide as the window. */
  width: z.nullable(CheckWidth),
  theme: CheckTheme,
  /** Null if that person is gone. */
  startedBy: z.nullable(z.string()),
  createdAt: Timestamp,
  endedAt: z.nullable(Timestamp),
  /** It is running, but its tab has not reported for two minutes. */
  isQuiet: z.boolean(),
  /** Where it runs, such as https://www.example.com; null until its link was opened. */
  origin: z.nullable(z.string()),
  problem: z.nullable(z.enum(CHECK_PROBLEMS)),
  /** `found` grows while pages are searched. */
  pages: z.object({ found: z.int(), checked: z.int(), notFramed: z.int(), failed: z.int() }),
  /** Elements that break a rule, on all pages together. */
  count: z.int(),
});
export type Check = z.output<typeof Check>;

export const CheckedPage = z.object({
  path: z.string(),
  state: z.enum(CHECKED_PAGE_STATES),
  reason: z.nullable(z.enum(CHECKED_PAGE_REASONS)),
  /** What the page actually showed: a browser may not let a frame choose. Null for a page that was not checked. */
  theme: z.nullable(z.enum(['light', 'dark'])),
  count: z.int(),
});
export type CheckedPage = z.output<typeof CheckedPage>;

/** A check with its pages, in order of arrival. */
export const CheckProgress = z.object({ ...Check.shape, list: z.array(CheckedPage) });
export type CheckProgress = z.output<typeof CheckProgress>;

const Impact = z.enum(IMPACTS);

const Hex = z.string().check(z.regex(/^#[0-9a-f]{6}$/));
/** Two colors with less contrast than required. */
const ColorPair = z.strictObject({
  color: Hex,
  background: Hex,
  required: z.number().check(z.minimum(1), z.maximum(21)),
});

/** Something that has to be fixed once, tracked from check to check. */
export const WebsiteFinding = z.object({
  id: Id,
  rule: z.string(),
  /** Such as '1.4.3'; none for a best practice. */
  criteria: z.array(z.string()),
  level: z.enum(LEVELS),
  impact: Impact,
  pages: z.array(
    z.object({
      path: z.string(),
      count: z.int(),
      selectors: z.array(z.string()),
      /** The first words of an element, if it has any. */
      text: z.optional(z.string()),
      /** The different pairs of colors, if the rule is about contrast. */
      colors: z.optional(z.array(ColorPair)),
    }),
  ),
  count: z.int(),
  snippet: z.string(),
  status: z.enum(FINDING_STATUSES),
  reason: z.nullable(z.string()),
  /** Who set the status and when; null if nobody has. The name is null if that person is gone. */
  statusBy: z.nullable(z.string()),
  statusAt: z.nullable(Timestamp),
  firstSeenAt: Timestamp,
  lastSeenAt: Timestamp,
  change: z.enum(FINDING_CHANGES),
  /** How many messages of visitors are linked with it. */
  messages: z.int(),
});
export type WebsiteFinding = z.output<typeof WebsiteFinding>;

export const WebsiteFindings = z.object({
  /** The last check that ended with results, and the last finished one before it, which it is compared with. */
  check: z.nullable(Check),
  previous: z.nullable(Check),
  findings: z.array(WebsiteFinding),
});
export type WebsiteFindings = z.output<typeof WebsiteFindings>;

export const ManualCheckName = z.enum(MANUAL_CHECK_KEYS);
/** A person's own observation. Unanswered ones are not in the list. */
export const ManualCheckAnswer = z.object({
  check: ManualCheckName,
  outcome: z.enum(MANUAL_OUTCOMES),
  note: z.string(),
  answeredBy: z.nullable(z.string()),
  answeredAt: Timestamp,
});
export type ManualCheckAnswer = z.output<typeof ManualCheckAnswer>;

/** Text that a page may influence: plain text of limited length. */
const plainText = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u));
const Secret = z.string().check(z.regex(/^[\w-]{43}$/));
/** On the website itself: nothing that a browser would parse as another host. */
const PagePath = plainText(CHECK_MAX_PATH).check(z.regex(/^\/(?![/\\])/));

/** The first request of the widget's check part: the token of the link, which works once. */
export const CheckOpening = z.strictObject({ token: Secret });
/** The response. `isFinished`: the check has ended, and this page is one more of it. */
export const OpenedCheck = z.object({
  secret: z.string(),
  width: z.nullable(CheckWidth),
  theme: CheckTheme,
  isFinished: z.boolean(),
});
export type OpenedCheck = z.output<typeof OpenedCheck>;

const RuleReport = z.strictObject({
  rule: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,59}$/)),
  impact: Impact,
  /** All of them; `nodes` contains the first. */
  count: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  nodes: z
    .array(
      z.strictObject({
        selector: plainText(CHECK_MAX_TEXT),
        snippet: plainText(CHECK_MAX_TEXT),
        text: z.optional(plainText(CHECK_MAX_WORDS)),
        colors: z.optional(ColorPair),
      }),
    )
    .check(z.minLength(1), z.maxLength(CHECK_MAX_NODES)),
});
const PageReport = z.strictObject({
  path: PagePath,
  state: z.enum(CHECKED_PAGE_STATES),
  reason: z.optional(z.enum(CHECKED_PAGE_REASONS)),
  theme: z.optional(z.enum(['light', 'dark'])),
  rules: z.array(RuleReport).check(
    z.maxLength(CHECK_MAX_RULES),
    z.refine((rules) => new Set(rules.map(({ rule }) => rule)).size === rules.length),
  ),
});
/** Its further requests: the progress, and the results of a page. */
export const CheckReport = z.strictObject({
  secret: Secret,
  state: z.enum(['running', 'paused', 'finished', 'stopped']),
  found: z.int().check(z.minimum(1), z.maximum(CHECK_MAX_PAGES)),
  page: z.optional(PageReport),
  problem: z.optional(z.enum(CHECK_PROBLEMS)),
});
export type CheckReport = z.output<typeof CheckReport>;
