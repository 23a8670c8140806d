import { type CurrentUser, isEmail, type SignInProvider, type User } from '@evenway/contract';

export type PersonalInfo = {
  firstName: string;
  lastName: string;
  email: string;
};

/** How someone without a password confirms a change of address. */
export type ConfirmationMethod = SignInProvider | 'email';

/** The form's values: if the address changes, the password or another confirmation is required. */
export type PersonalInfoFields = PersonalInfo & { proofPassword: string; confirmWith: ConfirmationMethod };

interface Messages {
  readonly firstNameRequired: string;
  readonly lastNameRequired: string;
  readonly emailRequired: string;
  readonly emailInvalid: string;
  readonly proofRequired: string;
}

export function validatePersonalInfo(
  values: PersonalInfoFields,
  needsPassword: boolean,
  messages: Messages,
): Partial<Record<keyof PersonalInfoFields, string>> {
  const errors: Partial<Record<keyof PersonalInfoFields, string>> = {};
  if (!values.firstName.trim()) errors.firstName = messages.firstNameRequired;
  if (!values.lastName.trim()) errors.lastName = messages.lastNameRequired;
  if (!values.email.trim()) errors.email = messages.emailRequired;
  else if (!isEmail(values.email)) errors.email = messages.emailInvalid;
  if (needsPassword && values.proofPassword === '') errors.proofPassword = messages.proofRequired;
  return errors;
}

/** A mail works for everyone; not every provider reports the time of a sign-in. */
export function personalInfoOf({ firstName, lastName, email }: User): PersonalInfoFields {
  return { firstName, lastName, email, proofPassword: '', confirmWith: 'email' };
}

/** The required proof: none unless the address changes. */
export function requiredProof(values: PersonalInfo, user: CurrentUser): 'password' | 'confirmation' | null {
  if (normalizePersonalInfo(values).email === user.email) return null;
  return user.hasPassword ? 'password' : 'confirmation';
}

/** As the server stores it. */
export function normalizePersonalInfo({ firstName, lastName, email }: PersonalInfo): PersonalInfo {
  return { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim().toLowerCase() };
}

export function isSameInfo(one: PersonalInfo, other: PersonalInfo): boolean {
  return one.firstName === other.firstName && one.lastName === other.lastName && one.email === other.email;
}
