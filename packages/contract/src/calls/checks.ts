// Written by `npm run generate` from ../schemas/endpoints.
import { get, post, put } from '../call.ts';
import type * as endpoints from '../schemas/endpoints/checks.ts';

export const listChecks = get<typeof endpoints.listChecks>("/accessibility/:websiteId/checks", "Could not load the checks");
export const startCheck = post<typeof endpoints.startCheck>("/accessibility/:websiteId/checks", "Could not start the check");
export const getCheck = get<typeof endpoints.getCheck>("/checks/:id", "Could not load the check");
export const stopCheck = post<typeof endpoints.stopCheck>("/checks/:id/stop", "Could not stop the check");
export const listFindings = get<typeof endpoints.listFindings>("/accessibility/:websiteId/findings", "Could not load the findings");
export const setFindingStatus = put<typeof endpoints.setFindingStatus>("/findings/:id/status", "Could not save the status of the finding");
export const listManualAnswers = get<typeof endpoints.listManualAnswers>("/accessibility/:websiteId/manual-checks", "Could not load the answers");
export const answerManualCheck = put<typeof endpoints.answerManualCheck>("/accessibility/:websiteId/manual-checks/:check", "Could not save the answer");
