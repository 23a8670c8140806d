/** Whose data an export holds. */
export type ExportSubject = { readonly organizationId: string } | { readonly userId: string };
