// Written by `npm run generate` from ../schemas/endpoints.
import { get, post } from '../call.ts';
import type * as endpoints from '../schemas/endpoints/data-rights.ts';

export const getOrganizationExport = get<typeof endpoints.getOrganizationExport>("/organization/data-export", "Could not load the export");
export const requestOrganizationExport = post<typeof endpoints.requestOrganizationExport>("/organization/data-export", "Could not start the export");
export const downloadOrganizationExport = get<typeof endpoints.downloadOrganizationExport>("/organization/data-export/:id/file", "Could not download the export", {"answer":"file"});
export const getOwnExport = get<typeof endpoints.getOwnExport>("/user/data-export", "Could not load the export");
export const requestOwnExport = post<typeof endpoints.requestOwnExport>("/user/data-export", "Could not start the export");
export const downloadOwnExport = get<typeof endpoints.downloadOwnExport>("/user/data-export/:id/file", "Could not download the export", {"answer":"file"});
export const restoreOrganization = post<typeof endpoints.restoreOrganization>("/organization/restore", "Could not restore the organization");
export const deleteAccount = post<typeof endpoints.deleteAccount>("/user/delete", "Could not delete the account");
export const restoreAccount = post<typeof endpoints.restoreAccount>("/user/restore", "Could not restore the account");
export const restoreAccountByLink = post<typeof endpoints.restoreAccountByLink>("/user/restore-by-link", "Could not restore the account");
