// Written by `npm run generate` from ../schemas/endpoints.
import { get, post, put } from '../call.ts';
import type * as endpoints from '../schemas/endpoints/organization.ts';

export const getOrganization = get<typeof endpoints.getOrganization>("/organization", "Failed to fetch organization");
export const createOrganization = post<typeof endpoints.createOrganization>("/organizations", "Failed to create organization");
export const updateOrganization = put<typeof endpoints.updateOrganization>("/organization", "Failed to update organization");
export const getBillingSettings = get<typeof endpoints.getBillingSettings>("/organization/billing-settings", "Could not load the billing contact");
export const updateBillingSettings = put<typeof endpoints.updateBillingSettings>("/organization/billing-settings", "Could not update the billing contact");
export const resendBillingConfirmation = post<typeof endpoints.resendBillingConfirmation>("/organization/billing-settings/resend", "Could not send the link to the billing contact");
export const getBillingContact = get<typeof endpoints.getBillingContact>("/billing-contact", "Could not read the link");
export const answerBillingContact = post<typeof endpoints.answerBillingContact>("/billing-contact", "Could not save your answer");
export const leaveOrganization = post<typeof endpoints.leaveOrganization>("/organization/leave", "Could not leave the organization");
export const deleteOrganization = post<typeof endpoints.deleteOrganization>("/organization/delete", "Could not delete the organization");
