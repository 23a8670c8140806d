import * as z from 'zod/mini';
import { DataExportAnswer } from '../data-rights-entities.ts';
import { endpointSpec, SHOWS } from '../endpoint-spec.ts';
import { Acknowledgement, Email, Id, LinkToken, Timestamp } from '../entities.ts';

const byId = z.strictObject({ id: Id });

export const getOrganizationExport = endpointSpec({
  access: 'admin',
  noStepUp: SHOWS,
  whileClosing: true,
  summary: 'The newest export of all data of the organization, and its progress',
  response: DataExportAnswer,
});

export const requestOrganizationExport = endpointSpec({
  access: 'admin',
  stepUp: 'recent',
  event: 'organization.exported',
  whileClosing: true,
  summary: 'Have all data of the organization exported. While an export is being made, that one is the answer',
  response: DataExportAnswer,
});

export const downloadOrganizationExport = endpointSpec({
  access: 'admin',
  stepUp: 'recent',
  event: 'organization.export_downloaded',
  whileClosing: true,
  summary: 'The ZIP file of an export that is ready. Its id alone opens nothing: it takes an admin of the organization',
  params: byId,
  response: z.string(),
});

export const getOwnExport = endpointSpec({
  access: 'signedIn',
  whileClosing: true,
  summary: 'The newest export of your data, and its progress',
  response: DataExportAnswer,
});

export const requestOwnExport = endpointSpec({
  access: 'signedIn',
  stepUp: 'recent',
  event: 'account.exported',
  whileClosing: true,
  summary: 'Have one’s own data exported. While an export is being made, that one is the answer',
  response: DataExportAnswer,
});

export const downloadOwnExport = endpointSpec({
  access: 'signedIn',
  stepUp: 'recent',
  event: 'account.export_downloaded',
  whileClosing: true,
  summary: 'The ZIP file of an export that is ready, for the person it is about',
  params: byId,
  response: z.string(),
});

export const restoreOrganization = endpointSpec({
  access: 'admin',
  noStepUp: 'it keeps what would be lost',
  event: 'organization.restored',
  whileClosing: true,
  summary:
    'Keep an organization that is about to be deleted. Its subscriptions have ended and do not begin again by themselves',
  response: Acknowledgement,
});

export const deleteAccount = endpointSpec({
  access: 'signedIn',
  stepUp: 'always',
  event: 'account.deleted',
  summary: 'Close one’s own account, and delete it after 14 days. The last admin of an organization cannot',
  /** The exact address, so that nobody deletes it by accident. */
  body: z.strictObject({ email: Email }),
  response: z.object({ deletesAt: Timestamp }),
});

export const restoreAccount = endpointSpec({
  access: 'signedIn',
  noStepUp: 'it keeps what would be lost',
  event: 'account.restored',
  whileClosing: true,
  summary: 'Keep one’s own account, which is about to be deleted',
  response: Acknowledgement,
});

export const restoreAccountByLink = endpointSpec({
  access: 'public',
  event: 'account.restored',
  summary: 'Keep an account that is about to be deleted, with the token of the mailed link',
  query: z.strictObject({ token: LinkToken }),
  response: Acknowledgement,
});
