export type OrganizationValues = {
  name: string;
};

export function validateOrganization(
  values: OrganizationValues,
  messages: { readonly nameRequired: string },
): { name?: string } {
  return values.name.trim() === '' ? { name: messages.nameRequired } : {};
}
