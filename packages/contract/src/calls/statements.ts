// Written by `npm run generate` from ../schemas/endpoints.
import { get, post, put } from '../call.ts';
import type * as endpoints from '../schemas/endpoints/statements.ts';

export const getStatement = get<typeof endpoints.getStatement>("/statements/:websiteId/:language", "Could not load the statement");
export const saveStatementDraft = put<typeof endpoints.saveStatementDraft>("/statements/:websiteId/:language", "Could not save the draft");
export const previewStatement = get<typeof endpoints.previewStatement>("/statements/:websiteId/:language/preview", "Could not draw the preview");
export const listOfferedLimits = get<typeof endpoints.listOfferedLimits>("/statements/:websiteId/:language/offered-limits", "Could not load what checks have found");
export const publishStatement = post<typeof endpoints.publishStatement>("/statements/:websiteId/:language/publish", "Could not publish the statement");
export const unpublishStatement = post<typeof endpoints.unpublishStatement>("/statements/:websiteId/:language/unpublish", "Could not take the statement offline");
export const changeStatementSettings = put<typeof endpoints.changeStatementSettings>("/statements/:websiteId/:language/settings", "Could not save the setting");
export const getStatementVersion = get<typeof endpoints.getStatementVersion>("/statements/:websiteId/:language/versions/:number", "Could not load the version");
export const downloadStatement = get<typeof endpoints.downloadStatement>("/statements/:websiteId/:language/versions/:number/file", "Could not download the statement", {"answer":"file"});
