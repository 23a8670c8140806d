import * as z from 'zod/mini';
import { DataExportAnswer } from '../data-rights.ts';
import { endpoint, SHOWS } from '../endpoint.ts';
import { Acknowledgement, Email, Id, LinkToken, Timestamp } from '../entities.ts';

const byId = z.strictObject({ id: Id });

export const getOrganizationExport = endpoint('GET /organization/data-export', {
  fallback: 'Could not load the export',
  fallbackFr: 'L’export n’a pas pu être chargé',
  access: 'admin',
  noStepUp: SHOWS,
  whileClosed: true,
  summary: 'The newest export of all data of the organization, and its progress',
  response: DataExportAnswer,
});

export const requestOrganizationExport = endpoint('POST /organization/data-export', {
  fallback: 'Could not start the export',
  fallbackFr: 'L’export n’a pas pu être lancé',
  access: 'admin',
  stepUp: 'recent',
  event: 'organization.exported',
  whileClosed: true,
  summary: 'Have all data of the organization exported. While an export is being made, that one is the answer',
  response: DataExportAnswer,
});

export const downloadOrganizationExport = endpoint('GET /organization/data-export/:id/file', {
  answer: 'file',
  fallback: 'Could not download the export',
  fallbackFr: 'L’export n’a pas pu être téléchargé',
  access: 'admin',
  stepUp: 'recent',
  event: 'organization.export_downloaded',
  whileClosed: true,
  summary: 'The ZIP file of an export that is ready. Its id alone opens nothing: it takes an admin of the organization',
  params: byId,
  response: z.string(),
});

export const getOwnExport = endpoint('GET /user/data-export', {
  fallback: 'Could not load the export',
  fallbackFr: 'L’export n’a pas pu être chargé',
  access: 'signedIn',
  whileClosed: true,
  summary: 'The newest export of your data, and its progress',
  response: DataExportAnswer,
});

export const requestOwnExport = endpoint('POST /user/data-export', {
  fallback: 'Could not start the export',
  fallbackFr: 'L’export n’a pas pu être lancé',
  access: 'signedIn',
  stepUp: 'recent',
  event: 'account.exported',
  whileClosed: true,
  summary: 'Have one’s own data exported. While an export is being made, that one is the answer',
  response: DataExportAnswer,
});

export const downloadOwnExport = endpoint('GET /user/data-export/:id/file', {
  answer: 'file',
  fallback: 'Could not download the export',
  fallbackFr: 'L’export n’a pas pu être téléchargé',
  access: 'signedIn',
  stepUp: 'recent',
  event: 'account.export_downloaded',
  whileClosed: true,
  summary: 'The ZIP file of an export that is ready, for the person it is about',
  params: byId,
  response: z.string(),
});

export const restoreOrganization = endpoint('POST /organization/restore', {
  fallback: 'Could not restore the organization',
  fallbackFr: 'L’organisation n’a pas pu être rétablie',
  access: 'admin',
  noStepUp: 'it keeps what would be lost',
  event: 'organization.restored',
  whileClosed: true,
  summary:
    'Keep an organization that is about to be deleted. Its subscriptions have ended and do not begin again by themselves',
  response: Acknowledgement,
});

export const deleteAccount = endpoint('POST /user/delete', {
  fallback: 'Could not delete the account',
  fallbackFr: 'Le compte n’a pas pu être supprimé',
  access: 'signedIn',
  stepUp: 'always',
  event: 'account.deleted',
  summary: 'Close one’s own account, and delete it after 14 days. The last admin of an organization cannot',
  /** The exact address, so that nobody deletes it by accident. */
  body: z.strictObject({ email: Email }),
  response: z.object({ deletesAt: Timestamp }),
});

export const restoreAccount = endpoint('POST /user/restore', {
  fallback: 'Could not restore the account',
  fallbackFr: 'Le compte n’a pas pu être rétabli',
  access: 'signedIn',
  noStepUp: 'it keeps what would be lost',
  event: 'account.restored',
  whileClosed: true,
  summary: 'Keep one’s own account, which is about to be deleted',
  response: Acknowledgement,
});

export const restoreAccountByLink = endpoint('POST /user/restore-by-link', {
  fallback: 'Could not restore the account',
  fallbackFr: 'Le compte n’a pas pu être rétabli',
  access: 'public',
  event: 'account.restored',
  summary: 'Keep an account that is about to be deleted, with the token of the mailed link',
  query: z.strictObject({ token: LinkToken }),
  response: Acknowledgement,
});
