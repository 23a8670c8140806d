import { get, post } from '../call.ts';
import type * as specs from '../schemas/calls/data.ts';

export const getOrganizationExport = get<typeof specs.getOrganizationExport>(
  '/organization/data-export',
  'Failed to fetch the export',
);
export const requestOrganizationExport = post<typeof specs.requestOrganizationExport>(
  '/organization/data-export',
  'Failed to start the export',
);
export const downloadOrganizationExport = get<typeof specs.downloadOrganizationExport>(
  '/organization/data-export/:id/file',
  'Failed to download the export',
  { answer: 'file' },
);
export const getOwnExport = get<typeof specs.getOwnExport>('/user/data-export', 'Failed to fetch the export');
export const requestOwnExport = post<typeof specs.requestOwnExport>('/user/data-export', 'Failed to start the export');
export const downloadOwnExport = get<typeof specs.downloadOwnExport>(
  '/user/data-export/:id/file',
  'Failed to download the export',
  { answer: 'file' },
);
