import { type CurrentUser, isEmail, type User } from '@evenway/contract';

export type PersonalInfo = {
  firstName: string;
  lastName: string;
  email: string;
};

/** What the form holds: the password is asked for when the address is another one. */
export type PersonalInfoFields = PersonalInfo & { proofPassword: string };

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
  say: Messages,
): Partial<PersonalInfoFields> {
  const errors: Partial<PersonalInfoFields> = {};
  if (!values.firstName.trim()) errors.firstName = say.firstNameRequired;
  if (!values.lastName.trim()) errors.lastName = say.lastNameRequired;
  if (!values.email.trim()) errors.email = say.emailRequired;
  else if (!isEmail(values.email)) errors.email = say.emailInvalid;
  if (needsPassword && values.proofPassword === '') errors.proofPassword = say.proofRequired;
  return errors;
}

export function personalInfoOf({ firstName, lastName, email }: User): PersonalInfoFields {
  return { firstName, lastName, email, proofPassword: '' };
}

/** Whether this asks for another address of an account that has a password. */
export function needsProof(values: PersonalInfo, user: CurrentUser): boolean {
  return user.hasPassword && normalizePersonalInfo(values).email !== user.email;
}

/** As the server stores it. */
export function normalizePersonalInfo({ firstName, lastName, email }: PersonalInfo): PersonalInfo {
  return { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim().toLowerCase() };
}

export function isSameInfo(one: PersonalInfo, other: PersonalInfo): boolean {
  return one.firstName === other.firstName && one.lastName === other.lastName && one.email === other.email;
}
