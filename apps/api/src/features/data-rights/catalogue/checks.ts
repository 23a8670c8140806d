import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  accessibilityCheckPages,
  accessibilityChecks,
  accessibilityFindings,
  manualCheckAnswers,
  websites,
} from '../../../platform/database/schema/index.ts';
import type { Catalogue, Erasures } from './table-rules.ts';
import { domainOf, OF_THE_ORGANIZATION, ofWebsites } from './websites.ts';

const GOES_WITH_THE_WEBSITE: Erasures = {
  organization: { with: 'websites' },
  person: { stays: 'Belongs to the organization; who did it is forgotten with the account' },
};
const checkOf = (column: PgColumn, checkId: PgColumn): SQL =>
  sql`(select ${column} from ${accessibilityChecks} where ${accessibilityChecks.id} = ${checkId})`;

/** What checks for barriers found, and what people said about it. */
export const checkRules = {
  accessibilityChecks: {
    columns: {
      id: 'organization',
      websiteId: 'organization',
      startedBy: 'organization',
      linkMadeBy: 'organization',
      width: 'organization',
      theme: 'organization',
      state: 'organization',
      tokenHash: 'secret',
      secretHash: 'secret',
      origin: 'organization',
      found: 'organization',
      problem: 'organization',
      createdAt: 'organization',
      openedAt: 'organization',
      replayedAt: 'organization',
      seenAt: 'organization',
      endedAt: 'organization',
      expiresAt: 'internal',
    },
    organization: {
      file: 'accessibility-checks',
      rows: ofWebsites(accessibilityChecks.websiteId),
      also: domainOf(accessibilityChecks.websiteId),
      about: {
        en: 'Checks of your websites for barriers: who started them, when, and in which width and theme.',
        fr: 'Les contrôles d’accessibilité de vos sites\u202f: qui les a lancés, quand, dans quelle largeur et quel thème.',
      },
    },
    person: OF_THE_ORGANIZATION,
    kept: 'checks',
    erased: GOES_WITH_THE_WEBSITE,
  },
  accessibilityCheckPages: {
    columns: {
      checkId: 'organization',
      path: 'organization',
      state: 'organization',
      reason: 'organization',
      theme: 'organization',
      count: 'organization',
      rules: 'organization',
      reportedAt: 'organization',
    },
    organization: {
      file: 'accessibility-check-pages',
      rows: (id) => sql`${accessibilityCheckPages.checkId} in (
        select ${accessibilityChecks.id} from ${accessibilityChecks}
        join ${websites} on ${websites.id} = ${accessibilityChecks.websiteId} where ${websites.organizationId} = ${id}
      )`,
      also: { website_id: checkOf(accessibilityChecks.websiteId, accessibilityCheckPages.checkId) },
      about: {
        en: 'What each page of a check showed, rule by rule.',
        fr: 'Le résultat de chaque page contrôlée, règle par règle.',
      },
    },
    person: OF_THE_ORGANIZATION,
    kept: 'checks',
    erased: GOES_WITH_THE_WEBSITE,
  },
  accessibilityFindings: {
    columns: {
      id: 'organization',
      websiteId: 'organization',
      fingerprint: 'internal',
      rule: 'organization',
      impact: 'organization',
      pages: 'organization',
      count: 'organization',
      snippet: 'organization',
      status: 'organization',
      reason: 'organization',
      statusBy: 'organization',
      statusAt: 'organization',
      firstSeenAt: 'organization',
      lastSeenAt: 'organization',
      width: 'organization',
      theme: 'organization',
      change: 'organization',
      changedIn: 'internal',
    },
    organization: {
      file: 'accessibility-findings',
      rows: ofWebsites(accessibilityFindings.websiteId),
      also: domainOf(accessibilityFindings.websiteId),
      about: {
        en: 'Barriers that checks found on your websites, with what you decided about each.',
        fr: 'Les obstacles relevés sur vos sites, avec ce que vous avez décidé pour chacun.',
      },
    },
    person: OF_THE_ORGANIZATION,
    kept: 'checks',
    erased: GOES_WITH_THE_WEBSITE,
  },
  manualCheckAnswers: {
    columns: {
      websiteId: 'organization',
      check: 'organization',
      outcome: 'organization',
      note: 'organization',
      answeredBy: 'organization',
      answeredAt: 'organization',
    },
    organization: {
      file: 'manual-check-answers',
      rows: ofWebsites(manualCheckAnswers.websiteId),
      also: domainOf(manualCheckAnswers.websiteId),
      about: {
        en: 'Your answers to the checks that no program can make.',
        fr: 'Vos réponses aux contrôles qu’aucun programme ne peut faire.',
      },
    },
    person: OF_THE_ORGANIZATION,
    kept: 'checks',
    erased: GOES_WITH_THE_WEBSITE,
  },
} satisfies Partial<Catalogue>;
