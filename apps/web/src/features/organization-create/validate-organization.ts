export type OrganizationValues = {
  name: string;
};

export function validateOrganization(
  values: OrganizationValues,
  say: { readonly nameRequired: string },
): { name?: string } {
  return values.name.trim() === '' ? { name: say.nameRequired } : {};
}
