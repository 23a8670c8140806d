import { type SQL, sql } from 'drizzle-orm';
import { statements, statementVersions, websites } from '../../../platform/database/schema/index.ts';
import type { Catalogue } from './table-rules.ts';

const OF_THE_ORGANIZATION = { because: 'Belongs to the organization, and is in its export' } as const;
const ofOrganization = (id: SQL): SQL =>
  sql`${statements.websiteId} in (select ${websites.id} from ${websites} where ${websites.organizationId} = ${id})`;
const erased = {
  organization: { with: 'websites' },
  person: { stays: 'The statement is the website’s; who saved or published it is forgotten with the account' },
} as const;

/** Accessibility statements: drafts, and what was published. */
export const statementRules = {
  statements: {
    columns: {
      id: 'organization',
      websiteId: 'organization',
      language: 'organization',
      publicId: 'organization',
      draft: 'organization',
      revision: 'internal',
      savedAt: 'organization',
      savedBy: 'organization',
      publishedNumber: 'organization',
      isIndexable: 'organization',
      createdAt: 'organization',
    },
    organization: {
      file: 'statements',
      rows: ofOrganization,
      also: {
        domain: sql`(select ${websites.domain} from ${websites} where ${websites.id} = ${statements.websiteId})`,
      },
      about: {
        en: 'The accessibility statement of each website and language: the draft, and which version is online.',
        fr: 'La déclaration d’accessibilité de chaque site et langue\u202f: le brouillon, et la version en ligne.',
      },
    },
    person: OF_THE_ORGANIZATION,
    kept: 'statements',
    erased,
  },
  statementVersions: {
    columns: {
      statementId: 'organization',
      number: 'organization',
      content: 'organization',
      title: 'organization',
      blocks: 'organization',
      publishedAt: 'organization',
      publishedBy: 'organization',
    },
    organization: {
      file: 'statement-versions',
      rows: (id) =>
        sql`${statementVersions.statementId} in (select ${statements.id} from ${statements} where ${ofOrganization(id)})`,
      about: {
        en: 'Every version of an accessibility statement that was published, word for word.',
        fr: 'Toutes les versions publiées des déclarations d’accessibilité, mot pour mot.',
      },
    },
    person: OF_THE_ORGANIZATION,
    kept: 'statements',
    erased,
  },
} satisfies Partial<Catalogue>;
