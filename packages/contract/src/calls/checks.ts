import { get, post, put } from '../call.ts';
import type * as specs from '../schemas/calls/checks.ts';

export const listChecks = get<typeof specs.listChecks>(
  '/accessibility/:websiteId/checks',
  'Failed to fetch the checks',
);
export const startCheck = post<typeof specs.startCheck>(
  '/accessibility/:websiteId/checks',
  'Failed to start the check',
);
export const getCheck = get<typeof specs.getCheck>('/checks/:id', 'Failed to fetch the check');
export const stopCheck = post<typeof specs.stopCheck>('/checks/:id/stop', 'Failed to stop the check');
export const listFindings = get<typeof specs.listFindings>(
  '/accessibility/:websiteId/findings',
  'Failed to fetch the findings',
);
export const setFindingStatus = put<typeof specs.setFindingStatus>(
  '/findings/:id/status',
  'Failed to save the status of the finding',
);
export const listManualAnswers = get<typeof specs.listManualAnswers>(
  '/accessibility/:websiteId/manual-checks',
  'Failed to fetch the answers',
);
export const answerManualCheck = put<typeof specs.answerManualCheck>(
  '/accessibility/:websiteId/manual-checks/:check',
  'Failed to save the answer',
);
