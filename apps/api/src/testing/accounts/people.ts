import { createHash, randomBytes } from 'node:crypto';
import {
  getSessionUser,
  inviteUser,
  joinOrganization,
  logIn,
  NEW_ADMIN_HOURS,
  type OwnOrganization,
  type Role,
  signUp,
  signUpInvited,
  verifyEmail,
} from '@evenway/contract';
import type { TestClient } from '@evenway/testing/test-client';
import { waitFor } from '@evenway/testing/wait-for';
import type { TestProduct } from '../test-product.ts';

/** How a browser sends a password. */
export const digest = (password: string): string => createHash('sha256').update(password).digest('hex');

export const newEmail = (): string => `person-${randomBytes(5).toString('hex')}@example.org`;

export const PASSWORD = 'Correct1!';

const ORGANIZATION_NAME = 'Durand & Co';

export function signUpBody(email: string, change: Record<string, string> = {}) {
  return {
    firstName: 'Lou',
    lastName: 'Durand',
    email,
    password: digest(PASSWORD),
    subscriptionType: 'ORG_ADMIN' as const,
    organizationName: ORGANIZATION_NAME,
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

interface Member {
  readonly email: string;
  readonly client: TestClient;
  readonly token: string;
  readonly userId: string;
}

interface NewPerson {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  /** Left out: a new organization of their own. */
  readonly organizationId?: string;
}

/**
 * Inserts what signing up or accepting an invitation stores. Most tests need a person, and going through mails, links and
 * requests would be most of their work. Tests that depend on what else that leaves (mails, links, invitations, counters,
 * the audit trail) use `signedUpPerson` and `invitedByMail` instead.
 */
async function insertPerson(product: TestProduct, person: NewPerson): Promise<string> {
  const { rows } = await product.pool.query(
    `with own as (insert into organizations (name) select $6 where $5::uuid is null returning id),
     home as (select coalesce($5::uuid, (select id from own)) as id),
     person as (
       insert into users (email, first_name, last_name, password_hash, organization_id, email_verified_at, signed_up_with)
       select $1, $2, $3, $7, id, now(), 'a browser' from home returning id
     )
     insert into memberships (user_id, organization_id, role) select person.id, home.id, $4 from person, home
     returning user_id`,
    [
      ...[person.email, person.firstName, person.lastName, person.role, person.organizationId ?? null],
      ...[ORGANIZATION_NAME, await product.platform.passwords.hash(digest(PASSWORD))],
    ],
  );
  const userId: string = rows[0].user_id;
  // As if they had been an admin for long: new ones wait before the gravest actions.
  await product.pool.query('update memberships set admin_since = null where user_id = $1', [userId]);
  return userId;
}

/** As if someone who became an admin had waited as long as new ones must before the gravest actions. */
export const passNewAdminWait = (product: TestProduct, email: string) =>
  product.pool.query(
    `update memberships set admin_since = admin_since - make_interval(hours => $2)
      where user_id = (select id from users where email = $1 and email_verified_at is not null)`,
    [email, NEW_ADMIN_HOURS],
  );

/** As if their organization had been deleted, for which an admin keeps the account. */
export const leaveWithoutOrganization = (product: TestProduct, email: string) =>
  product.pool.query(
    `with person as (update users set organization_id = null where email = $1 returning id)
     delete from memberships where user_id in (select id from person)`,
    [email],
  );

/** Someone with an organization of their own and a verified address, not signed in. */
export async function verifiedPerson(
  product: TestProduct,
  email = newEmail(),
): Promise<{ email: string; client: TestClient }> {
  await insertPerson(product, { email, firstName: 'Lou', lastName: 'Durand', role: 'ORG_ADMIN' });
  return { email, client: product.client() };
}

/** The same, signed in. */
export async function signedInPerson(
  product: TestProduct,
): Promise<{ email: string; client: TestClient; token: string }> {
  const { email, client } = await verifiedPerson(product);
  const answer = await client.call(logIn, { body: { email, password: digest(PASSWORD) } });
  return { email, client, token: answer.body.token };
}

/** The same, created through the API with the mailed link. */
export async function signedUpPerson(product: TestProduct): Promise<{ email: string; client: TestClient }> {
  const email = newEmail();
  const client = product.client();
  await client.call(signUp, { body: signUpBody(email) });
  await client.call(verifyEmail, { query: { token: await mailedToken(product, email, /verify/i) } });
  await client.call(logIn, { body: { email, password: digest(PASSWORD) } });
  return { email, client };
}

/** Invites someone who has an account into another organization, which they join and go on in. */
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

/** A member of an admin's organization, signed in. */
export async function invitedPerson(product: TestProduct, admin: TestClient, role: Role = 'ORG_USER'): Promise<Member> {
  const email = newEmail();
  const { orgId } = (await admin.call(getSessionUser, {})).body;
  if (!orgId) throw new Error('the admin has no organization');
  const person = { email, firstName: 'Sam', lastName: 'Roy', role, organizationId: orgId };
  const userId = await insertPerson(product, person);
  const client = product.client();
  const answer = await client.call(logIn, { body: { email, password: digest(PASSWORD) } });
  return { email, client, token: answer.body.token, userId };
}

/** The same, created through the API with the mailed invitation. */
export async function invitedByMail(product: TestProduct, admin: TestClient, role: Role = 'ORG_USER'): Promise<Member> {
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
