import { get, post, put } from '../call.ts';
import type * as specs from '../schemas/calls/organization.ts';

export const getOrganization = get<typeof specs.getOrganization>('/organization', 'Failed to fetch organization');
export const createOrganization = post<typeof specs.createOrganization>(
  '/organizations',
  'Failed to create organization',
);
export const updateOrganization = put<typeof specs.updateOrganization>(
  '/organization',
  'Failed to update organization',
);
export const getBillingSettings = get<typeof specs.getBillingSettings>(
  '/organization/billing-settings',
  'Could not load the billing contact',
);
export const updateBillingSettings = put<typeof specs.updateBillingSettings>(
  '/organization/billing-settings',
  'Could not update the billing contact',
);
export const resendBillingConfirmation = post<typeof specs.resendBillingConfirmation>(
  '/organization/billing-settings/resend',
  'Could not send the link to the billing contact',
);
export const getBillingContact = get<typeof specs.getBillingContact>('/billing-contact', 'Could not read the link');
export const answerBillingContact = post<typeof specs.answerBillingContact>(
  '/billing-contact',
  'Could not save your answer',
);
export const leaveOrganization = post<typeof specs.leaveOrganization>(
  '/organization/leave',
  'Could not leave the organization',
);
export const deleteOrganization = post<typeof specs.deleteOrganization>(
  '/organization/delete',
  'Could not delete the organization',
);
