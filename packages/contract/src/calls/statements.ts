import { get, post, put } from '../call.ts';
import type * as specs from '../schemas/calls/statements.ts';

export const getStatement = get<typeof specs.getStatement>(
  '/statements/:websiteId/:language',
  'Could not load the statement',
);
export const saveStatementDraft = put<typeof specs.saveStatementDraft>(
  '/statements/:websiteId/:language',
  'Could not save the draft',
);
export const previewStatement = get<typeof specs.previewStatement>(
  '/statements/:websiteId/:language/preview',
  'Could not draw the preview',
);
export const listOfferedLimits = get<typeof specs.listOfferedLimits>(
  '/statements/:websiteId/:language/offered-limits',
  'Could not load what checks have found',
);
export const publishStatement = post<typeof specs.publishStatement>(
  '/statements/:websiteId/:language/publish',
  'Could not publish the statement',
);
export const unpublishStatement = post<typeof specs.unpublishStatement>(
  '/statements/:websiteId/:language/unpublish',
  'Could not take the statement offline',
);
export const changeStatementSettings = put<typeof specs.changeStatementSettings>(
  '/statements/:websiteId/:language/settings',
  'Could not save the setting',
);
export const getStatementVersion = get<typeof specs.getStatementVersion>(
  '/statements/:websiteId/:language/versions/:number',
  'Could not load the version',
);
export const downloadStatement = get<typeof specs.downloadStatement>(
  '/statements/:websiteId/:language/versions/:number/file',
  'Could not download the statement',
  { answer: 'file' },
);
