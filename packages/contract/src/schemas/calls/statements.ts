import * as z from 'zod/mini';
import { endpointSpec } from '../endpoint-spec.ts';
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

export const getStatement = endpointSpec({
  access: 'member',
  summary: 'The accessibility statement of a website in a language: draft, published versions and settings',
  params: ofWebsite,
  response: Statement,
});

export const saveStatementDraft = endpointSpec({
  access: 'admin',
  noStepUp: 'a draft is seen by nobody else',
  unrecorded: 'A draft that nobody else sees, saved every few seconds; publishing it is recorded',
  summary: 'Save a draft, unless somebody has saved another one since the revision that was seen',
  params: ofWebsite,
  body: z.strictObject({ content: StatementContent, revision: Revision }),
  response: SavedDraft,
});

export const previewStatement = endpointSpec({
  access: 'member',
  summary: 'The saved draft as its page would be, what keeps it from being published, and what would change',
  params: ofWebsite,
  response: StatementPreview,
});

export const listOfferedLimits = endpointSpec({
  access: 'member',
  summary: 'What the last check and the manual list have found, to choose known limits from',
  params: ofWebsite,
  response: OfferedLimits,
});

export const publishStatement = endpointSpec({
  access: 'admin',
  noStepUp: 'earlier versions stay, and it can be taken offline',
  event: 'statement.published',
  summary: 'Publish the saved draft as a new version, if it is complete and still the revision that was seen',
  params: ofWebsite,
  body: z.strictObject({ revision: Revision }),
  response: Statement,
});

export const unpublishStatement = endpointSpec({
  access: 'admin',
  noStepUp: 'it can be published again',
  event: 'statement.unpublished',
  summary: 'Take the page offline. Draft and versions stay',
  params: ofWebsite,
  response: Statement,
});

export const changeStatementSettings = endpointSpec({
  access: 'admin',
  noStepUp: 'it can be changed back',
  event: 'statement.settings_changed',
  summary: 'Whether search engines may list the page, and whether the widget links to it',
  params: ofWebsite,
  body: z.strictObject({ isIndexable: z.optional(z.boolean()), isLinked: z.optional(z.boolean()) }),
  response: Statement,
});

export const getStatementVersion = endpointSpec({
  access: 'member',
  summary: 'A published version in full, and what it changed',
  params: ofVersion,
  response: StatementVersion,
});

export const downloadStatement = endpointSpec({
  access: 'member',
  noStepUp: 'it is public',
  unrecorded: 'it is public',
  summary: 'A published version as one HTML file',
  params: ofVersion,
  response: z.string(),
});
