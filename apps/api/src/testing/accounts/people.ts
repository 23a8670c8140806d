import { createHash, randomBytes } from 'node:crypto';
import {
  getSessionUser,
  inviteUser,
  joinOrganization,
  logIn,
  type OwnOrganization,
  type Role,
  signUp,
  signUpInvited,
  verifyEmail,
} from '@evenway/contract';
import type { TestClient } from '../test-client.ts';
import type { TestProduct } from '../test-product.ts';
import { waitFor } from '../wait-for.ts';

/** How a browser sends a password. */
export const digest = (password: string): string => createHash('sha256').update(password).digest('hex');

export const newEmail = (): string => `person-${randomBytes(5).toString('hex')}@example.org`;

export const PASSWORD = 'Correct1!';

export function signUpBody(email: string, change: Record<string, string> = {}) {
  return {
    firstName: 'Lou',
    lastName: 'Durand',
    email,
    password: digest(PASSWORD),
    subscriptionType: 'ORG_ADMIN' as const,
    organizationName: 'Durand & Co',
    ...change,
  };
}

/** The token of the newest link that was mailed to an address. */
export async function mailedToken(product: TestProduct, email: string, subject: RegExp): Promise<string> {
  const mail = await product.mail(email, subject);
  const token = new URL(mail.links[0] ?? '').searchParams.get('token');
  if (!token) throw new Error(`no token in the mail "${mail.subject}"`);
  return token;
}

/** Someone who signed up and verified the address, through the API. */
export async function verifiedPerson(
  product: TestProduct,
  email = newEmail(),
): Promise<{ email: string; client: TestClient }> {
  const client = product.client();
  await client.call(signUp, { body: signUpBody(email) });
  await client.call(verifyEmail, { query: { token: await mailedToken(product, email, /verify/i) } });
  return { email, client };
}

/** The same, signed in. */
export async function signedInPerson(
  product: TestProduct,
): Promise<{ email: string; client: TestClient; token: string }> {
  const { email, client } = await verifiedPerson(product);
  const answer = await client.call(logIn, { body: { email, password: digest(PASSWORD) } });
  return { email, client, token: answer.body.token };
}

/** Invites someone who has an account to another organization, which they join and switch to. */
export async function joinedPerson(
  product: TestProduct,
  admin: TestClient,
  person: { email: string; client: TestClient },
  role: Role = 'ORG_USER',
): Promise<OwnOrganization> {
  await admin.call(inviteUser, { query: { email: person.email, role } });
  // The mail of an earlier invitation may be there already.
  return waitFor(async () => {
    const token = await mailedToken(product, person.email, /invited/i);
    const answer = await person.client.call(joinOrganization, { query: { token } });
    return answer.status === 200 ? answer.body : undefined;
  }, 'the invitation');
}

/** Someone who accepted an admin's invitation, signed in. */
export async function invitedPerson(
  product: TestProduct,
  admin: TestClient,
  role: Role = 'ORG_USER',
): Promise<{ email: string; client: TestClient; token: string; userId: string }> {
  const email = newEmail();
  await admin.call(inviteUser, { query: { email, role } });
  const token = await mailedToken(product, email, /invited/i);
  const client = product.client();
  await client.call(signUpInvited, {
    body: { firstName: 'Sam', lastName: 'Roy', email, password: digest(PASSWORD), token },
  });
  const answer = await client.call(logIn, { body: { email, password: digest(PASSWORD) } });
  const me = await client.call(getSessionUser, {});
  return { email, client, token: answer.body.token, userId: me.body.userId };
}
