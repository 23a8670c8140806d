import type {
  FindingChange,
  FindingStatus,
  Impact,
  ManualCheckKey,
  ManualOutcome,
  PageOfFinding,
} from '@evenway/checks';
import type {
  CHECK_PROBLEMS,
  CHECK_STATES,
  CHECK_THEMES,
  CHECK_WIDTHS,
  CHECKED_PAGE_REASONS,
  CHECKED_PAGE_STATES,
  CheckReport,
} from '@evenway/contract';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.ts';
import { users } from './people.ts';
import { websites } from './websites.ts';

type One<List extends readonly unknown[]> = List[number];

type ReportedRule = NonNullable<CheckReport['page']>['rules'][number];
/** The results of a page, as submitted, and the fingerprint of each element (those of earlier releases have none). */
export type PageRules = (Omit<ReportedRule, 'nodes'> & {
  nodes: (ReportedRule['nodes'][number] & { fingerprint?: string })[];
})[];

/** One run over the pages of a website, in the browser of the person who started it. */
export const accessibilityChecks = pgTable(
  'accessibility_checks',
  {
    id: uuid().primaryKey().defaultRandom(),
    websiteId: uuid('website_id')
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' }),
    startedBy: uuid('started_by').references(() => users.id, { onDelete: 'set null' }),
    /**
     * Who requested the newest link: the person who started the check, or a colleague who continued it. Valid while
     * they are an admin.
     */
    linkMadeBy: uuid('link_made_by').references(() => users.id, { onDelete: 'set null' }),
    width: integer().$type<One<typeof CHECK_WIDTHS>>(),
    theme: text().$type<One<typeof CHECK_THEMES>>().notNull(),
    state: text().$type<One<typeof CHECK_STATES>>().notNull().default('waiting'),
    /** Hash of the token in the link, which opens the check once. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Hash of the secret that the browser got in exchange. Null before that, and once no more results are accepted. */
    secretHash: text('secret_hash').unique(),
    /** Where the link was opened; results must come from there. */
    origin: text(),
    found: integer().notNull().default(0),
    problem: text().$type<One<typeof CHECK_PROBLEMS>>(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    openedAt: timestamptz('opened_at'),
    /** When the link was first opened a second time. */
    replayedAt: timestamptz('replayed_at'),
    seenAt: timestamptz('seen_at'),
    endedAt: timestamptz('ended_at'),
    /** Of the link, and of the check once it is opened. */
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [
    index('accessibility_checks_website_id').on(table.websiteId, table.createdAt),
    index('accessibility_checks_created_at').on(table.createdAt),
    index('accessibility_checks_started_by').on(table.startedBy),
    index('accessibility_checks_link_made_by').on(table.linkMadeBy),
  ],
);

export const accessibilityCheckPages = pgTable(
  'accessibility_check_pages',
  {
    checkId: uuid('check_id')
      .notNull()
      .references(() => accessibilityChecks.id, { onDelete: 'cascade' }),
    path: text().notNull(),
    state: text().$type<One<typeof CHECKED_PAGE_STATES>>().notNull(),
    reason: text().$type<One<typeof CHECKED_PAGE_REASONS>>(),
    theme: text().$type<'light' | 'dark'>(),
    /** All elements that break the rule, including those that were not listed individually. */
    count: integer().notNull(),
    rules: jsonb().$type<PageRules>().notNull(),
    reportedAt: timestamptz('reported_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.checkId, table.path] })],
);

/** An issue that has to be fixed once, tracked from check to check. */
export const accessibilityFindings = pgTable(
  'accessibility_findings',
  {
    id: uuid().primaryKey().defaultRandom(),
    websiteId: uuid('website_id')
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' }),
    fingerprint: text().notNull(),
    rule: text().notNull(),
    impact: text().$type<Impact>().notNull(),
    pages: jsonb().$type<PageOfFinding[]>().notNull(),
    count: integer().notNull(),
    snippet: text().notNull(),
    status: text().$type<FindingStatus>().notNull().default('open'),
    reason: text(),
    statusBy: uuid('status_by').references(() => users.id, { onDelete: 'set null' }),
    statusAt: timestamptz('status_at'),
    firstSeenAt: timestamptz('first_seen_at').notNull(),
    lastSeenAt: timestamptz('last_seen_at').notNull(),
    /** Viewport width and color theme in the check that saw it last. */
    width: integer(),
    theme: text().notNull(),
    change: text().$type<FindingChange>().notNull(),
    /** The check that set `change`. No foreign key: a check may be deleted before its findings. */
    changedIn: uuid('changed_in').notNull(),
  },
  (table) => [
    uniqueIndex('accessibility_findings_fingerprint').on(table.websiteId, table.fingerprint),
    index('accessibility_findings_last_seen_at').on(table.lastSeenAt),
    index('accessibility_findings_status_by').on(table.statusBy),
  ],
);

/** Answers to the manual checks. */
export const manualCheckAnswers = pgTable(
  'manual_check_answers',
  {
    websiteId: uuid('website_id')
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' }),
    check: text().$type<ManualCheckKey>().notNull(),
    outcome: text().$type<ManualOutcome>().notNull(),
    note: text().notNull(),
    answeredBy: uuid('answered_by').references(() => users.id, { onDelete: 'set null' }),
    answeredAt: timestamptz('answered_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.check] }),
    index('manual_check_answers_answered_by').on(table.answeredBy),
  ],
);
