import * as z from 'zod/mini';
import { DataExportAnswer } from '../data-entities.ts';
import { endpointSpec } from '../endpoint-spec.ts';
import { Id } from '../entities.ts';

const byId = z.strictObject({ id: Id });

export const getOrganizationExport = endpointSpec({
  access: 'admin',
  summary: 'The newest export of all data of the organization, and how far it is',
  response: DataExportAnswer,
});

export const requestOrganizationExport = endpointSpec({
  access: 'admin',
  stepUp: true,
  event: 'organization.exported',
  summary: 'Have all data of the organization exported. While an export is being made, that one is the answer',
  response: DataExportAnswer,
});

export const downloadOrganizationExport = endpointSpec({
  access: 'admin',
  summary: 'The ZIP file of an export that is ready. Its id alone opens nothing: it takes an admin of the organization',
  params: byId,
  response: z.string(),
});

export const getOwnExport = endpointSpec({
  access: 'signedIn',
  summary: 'The newest export of one’s own data, and how far it is',
  response: DataExportAnswer,
});

export const requestOwnExport = endpointSpec({
  access: 'signedIn',
  stepUp: true,
  event: 'account.exported',
  summary: 'Have one’s own data exported. While an export is being made, that one is the answer',
  response: DataExportAnswer,
});

export const downloadOwnExport = endpointSpec({
  access: 'signedIn',
  summary: 'The ZIP file of an export that is ready, for the person it is about',
  params: byId,
  response: z.string(),
});
