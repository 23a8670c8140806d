import { newEmail, signUpBody } from '../../apps/api/src/testing/accounts/people.ts';
import { WEB_URL } from './environment.ts';
import { type Status, statusOf } from './load.ts';
import type { ProductDatabase } from './product-database.ts';

export const signUp = (url: string, email: string): Promise<Status> =>
  statusOf(`${url}/api/auth/signup`, {
    method: 'POST',
    headers: { origin: WEB_URL, 'content-type': 'application/json' },
    body: JSON.stringify(signUpBody(email)),
  });

/** Signs up people one after the other and remembers whose signup was acknowledged. */
export function createSignUps(url: () => string) {
  const acknowledged: string[] = [];
  return {
    acknowledged,
    async send(): Promise<Status> {
      const email = newEmail();
      const status = await signUp(url(), email);
      if (status === 200) acknowledged.push(email);
      return status;
    },
  };
}

/** Of these addresses, those without a person, an organization or a mail. */
export async function findLostSignUps(database: ProductDatabase, emails: readonly string[]): Promise<string[]> {
  const rows = await database.query<{ email: string }>(
    `select asked.email from unnest($1::text[]) as asked (email)
     where not exists (
       select from users join memberships on memberships.user_id = users.id where users.email = asked.email
     ) or not exists (select from mail_outbox where recipient = asked.email)`,
    [emails],
  );
  return rows.map(({ email }) => email);
}

/** People without an organization or a link, organizations without people, links without a mail. */
export async function countHalfSignUps(database: ProductDatabase): Promise<number> {
  const [row] = await database.query<{ half: number }>(`
    select (
      (select count(*) from users where not exists (select from memberships where user_id = users.id))
      + (select count(*) from users where not exists (select from mailed_links where user_id = users.id))
      + (select count(*) from organizations where not exists (select from memberships where organization_id = organizations.id))
      + (select count(*) from users where not exists (select from mail_outbox where recipient = users.email))
    )::int as half`);
  return row?.half ?? Number.NaN;
}
