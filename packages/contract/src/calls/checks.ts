import { get, post, put } from '../call.ts';
import type * as specs from '../schemas/calls/checks.ts';

export const listChecks = get<typeof specs.listChecks>('/accessibility/:websiteId/checks', 'Could not load the checks');
export const startCheck = post<typeof specs.startCheck>(
  '/accessibility/:websiteId/checks',
  'Could not start the check',
);
export const getCheck = get<typeof specs.getCheck>('/checks/:id', 'Could not load the check');
export const stopCheck = post<typeof specs.stopCheck>('/checks/:id/stop', 'Could not stop the check');
export const listFindings = get<typeof specs.listFindings>(
  '/accessibility/:websiteId/findings',
  'Could not load the findings',
);
export const setFindingStatus = put<typeof specs.setFindingStatus>(
  '/findings/:id/status',
  'Could not save the status of the finding',
);
export const listManualAnswers = get<typeof specs.listManualAnswers>(
  '/accessibility/:websiteId/manual-checks',
  'Could not load the answers',
);
export const answerManualCheck = put<typeof specs.answerManualCheck>(
  '/accessibility/:websiteId/manual-checks/:check',
  'Could not save the answer',
);
