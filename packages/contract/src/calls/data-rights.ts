import { get, post } from '../call.ts';
import type * as specs from '../schemas/calls/data-rights.ts';

export const getOrganizationExport = get<typeof specs.getOrganizationExport>(
  '/organization/data-export',
  'Could not load the export',
);
export const requestOrganizationExport = post<typeof specs.requestOrganizationExport>(
  '/organization/data-export',
  'Could not start the export',
);
export const downloadOrganizationExport = get<typeof specs.downloadOrganizationExport>(
  '/organization/data-export/:id/file',
  'Could not download the export',
  { answer: 'file' },
);
export const getOwnExport = get<typeof specs.getOwnExport>('/user/data-export', 'Could not load the export');
export const requestOwnExport = post<typeof specs.requestOwnExport>('/user/data-export', 'Could not start the export');
export const downloadOwnExport = get<typeof specs.downloadOwnExport>(
  '/user/data-export/:id/file',
  'Could not download the export',
  { answer: 'file' },
);
export const restoreOrganization = post<typeof specs.restoreOrganization>(
  '/organization/restore',
  'Could not restore the organization',
);
export const deleteAccount = post<typeof specs.deleteAccount>('/user/delete', 'Could not delete the account');
export const restoreAccount = post<typeof specs.restoreAccount>('/user/restore', 'Could not restore the account');
export const restoreAccountByLink = post<typeof specs.restoreAccountByLink>(
  '/user/restore-by-link',
  'Could not restore the account',
);
