import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Id, Language } from '../entities.ts';
import {
  OfferedLimits,
  SavedDraft,
  Statement,
  StatementContent,
  StatementPreview,
  StatementVersion,
} from '../statements.ts';

const ofWebsite = z.strictObject({ websiteId: Id, language: Language });
const ofVersion = z.strictObject({
  websiteId: Id,
  language: Language,
  number: z.string().check(z.regex(/^[1-9]\d{0,5}$/)),
});
const Revision = z.int().check(z.gte(0), z.lte(1_000_000_000));

export const getStatement = endpoint('GET /statements/:websiteId/:language', {
  fallback: 'Could not load the statement',
  fallbackFr: 'La déclaration n’a pas pu être chargée',
  access: 'member',
  summary: 'The accessibility statement of a website in a language: draft, published versions and settings',
  params: ofWebsite,
  response: Statement,
});

export const saveStatementDraft = endpoint('PUT /statements/:websiteId/:language', {
  fallback: 'Could not save the draft',
  fallbackFr: 'Le brouillon n’a pas pu être enregistré',
  access: 'admin',
  noStepUp: 'a draft is seen by nobody else',
  unrecorded: 'A draft that nobody else sees, saved every few seconds; publishing it is recorded',
  summary: 'Save a draft, unless somebody has saved another one since the revision that was seen',
  params: ofWebsite,
  body: z.strictObject({ content: StatementContent, revision: Revision }),
  response: SavedDraft,
});

export const previewStatement = endpoint('GET /statements/:websiteId/:language/preview', {
  fallback: 'Could not draw the preview',
  fallbackFr: 'L’aperçu n’a pas pu être affiché',
  access: 'member',
  summary: 'The saved draft as its page would be, what keeps it from being published, and what would change',
  params: ofWebsite,
  response: StatementPreview,
});

export const listOfferedLimits = endpoint('GET /statements/:websiteId/:language/offered-limits', {
  fallback: 'Could not load what checks have found',
  fallbackFr: 'Les résultats des contrôles n’ont pas pu être chargés',
  access: 'member',
  summary: 'What the last check and the manual list have found, to choose known limits from',
  params: ofWebsite,
  response: OfferedLimits,
});

export const publishStatement = endpoint('POST /statements/:websiteId/:language/publish', {
  fallback: 'Could not publish the statement',
  fallbackFr: 'La déclaration n’a pas pu être publiée',
  access: 'admin',
  noStepUp: 'earlier versions stay, and it can be taken offline',
  event: 'statement.published',
  summary: 'Publish the saved draft as a new version, if it is complete and still the revision that was seen',
  params: ofWebsite,
  body: z.strictObject({ revision: Revision }),
  response: Statement,
});

export const unpublishStatement = endpoint('POST /statements/:websiteId/:language/unpublish', {
  fallback: 'Could not take the statement offline',
  fallbackFr: 'La déclaration n’a pas pu être mise hors ligne',
  access: 'admin',
  noStepUp: 'it can be published again',
  event: 'statement.unpublished',
  summary: 'Take the page offline. Draft and versions stay',
  params: ofWebsite,
  response: Statement,
});

export const changeStatementSettings = endpoint('PUT /statements/:websiteId/:language/settings', {
  fallback: 'Could not save the setting',
  fallbackFr: 'Le réglage n’a pas pu être enregistré',
  access: 'admin',
  noStepUp: 'it can be changed back',
  event: 'statement.settings_changed',
  summary: 'Whether search engines may list the page, and whether the widget links to it',
  params: ofWebsite,
  body: z.strictObject({ isIndexable: z.optional(z.boolean()), isLinked: z.optional(z.boolean()) }),
  response: Statement,
});

export const getStatementVersion = endpoint('GET /statements/:websiteId/:language/versions/:number', {
  fallback: 'Could not load the version',
  fallbackFr: 'La version n’a pas pu être chargée',
  access: 'member',
  summary: 'A published version in full, and what it changed',
  params: ofVersion,
  response: StatementVersion,
});

export const downloadStatement = endpoint('GET /statements/:websiteId/:language/versions/:number/file', {
  answer: 'file',
  fallback: 'Could not download the statement',
  fallbackFr: 'La déclaration n’a pas pu être téléchargée',
  access: 'member',
  noStepUp: 'it is public',
  unrecorded: 'it is public',
  summary: 'A published version as one HTML file',
  params: ofVersion,
  response: z.string(),
});
