import { isEmail, type User } from '@evenway/contract';

export type PersonalInfo = {
  firstName: string;
  lastName: string;
  email: string;
};

interface Messages {
  readonly firstNameRequired: string;
  readonly lastNameRequired: string;
  readonly emailRequired: string;
  readonly emailInvalid: string;
}

export function validatePersonalInfo(
  values: PersonalInfo,
  messages: Messages,
): Partial<Record<keyof PersonalInfo, string>> {
  const errors: Partial<Record<keyof PersonalInfo, string>> = {};
  if (!values.firstName.trim()) errors.firstName = messages.firstNameRequired;
  if (!values.lastName.trim()) errors.lastName = messages.lastNameRequired;
  if (!values.email.trim()) errors.email = messages.emailRequired;
  else if (!isEmail(values.email)) errors.email = messages.emailInvalid;
  return errors;
}

export function personalInfoOf({ firstName, lastName, email }: User): PersonalInfo {
  return { firstName, lastName, email };
}

/** As the server stores it. */
export function normalizePersonalInfo({ firstName, lastName, email }: PersonalInfo): PersonalInfo {
  return { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim().toLowerCase() };
}

export function isSameInfo(one: PersonalInfo, other: PersonalInfo): boolean {
  return one.firstName === other.firstName && one.lastName === other.lastName && one.email === other.email;
}
