import { get, post, put } from '../call.ts';
import type * as specs from '../schemas/calls/statements.ts';

export const getStatement = get<typeof specs.getStatement>(
  '/statements/:websiteId/:language',
  'Failed to fetch the statement',
);
export const saveStatementDraft = put<typeof specs.saveStatementDraft>(
  '/statements/:websiteId/:language',
  'Failed to save the draft',
);
export const previewStatement = get<typeof specs.previewStatement>(
  '/statements/:websiteId/:language/preview',
  'Failed to draw the preview',
);
export const listOfferedLimits = get<typeof specs.listOfferedLimits>(
  '/statements/:websiteId/:language/offered-limits',
  'Failed to fetch what checks have found',
);
export const publishStatement = post<typeof specs.publishStatement>(
  '/statements/:websiteId/:language/publish',
  'Failed to publish the statement',
);
export const unpublishStatement = post<typeof specs.unpublishStatement>(
  '/statements/:websiteId/:language/unpublish',
  'Failed to take the statement offline',
);
export const changeStatementSettings = put<typeof specs.changeStatementSettings>(
  '/statements/:websiteId/:language/settings',
  'Failed to save the setting',
);
export const getStatementVersion = get<typeof specs.getStatementVersion>(
  '/statements/:websiteId/:language/versions/:number',
  'Failed to fetch the version',
);
export const downloadStatement = get<typeof specs.downloadStatement>(
  '/statements/:websiteId/:language/versions/:number/file',
  'Failed to download the statement',
  { answer: 'file' },
);
