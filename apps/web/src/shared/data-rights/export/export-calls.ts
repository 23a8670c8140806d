import {
  downloadOrganizationExport,
  downloadOwnExport,
  getOrganizationExport,
  getOwnExport,
  requestOrganizationExport,
  requestOwnExport,
} from '@evenway/contract';

/** Whose data, and the calls for it. */
export const exportCalls = {
  organization: {
    read: getOrganizationExport,
    request: requestOrganizationExport,
    file: downloadOrganizationExport,
  },
  own: { read: getOwnExport, request: requestOwnExport, file: downloadOwnExport },
} as const;

export type ExportKind = keyof typeof exportCalls;
