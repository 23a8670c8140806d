import { productionSettings } from '@evenway/testing/production-settings';
import type pg from 'pg';
import { createPasswords } from '../../platform/crypto/passwords.ts';
import { digest, PASSWORD } from './people.ts';

/** An organization and its admin, inserted directly into the database. Resolves with the organization's id. */
export async function addOwner(client: pg.Client, email: string): Promise<string> {
  const { rows } = await client.query(
    `with organization as (insert into organizations (name) values ($1) returning id),
     person as (
       insert into users (organization_id, first_name, last_name, email, password_hash, email_verified_at)
       select id, 'Bench', 'Mark', $1, $2, now() from organization returning id
     )
     insert into memberships (user_id, organization_id, role)
     select person.id, organization.id, 'ORG_ADMIN' from person, organization returning organization_id as id`,
    [email, await createPasswords(productionSettings.PASSWORD_PEPPER).hash(digest(PASSWORD))],
  );
  return rows[0].id;
}

/** Signs in like the web application and resolves with the session's cookie. `origin` is the application's address. */
export async function signIn(url: string, origin: string, email: string): Promise<string> {
  const headers = { origin, 'content-type': 'application/json' };
  const body = JSON.stringify({ email, password: digest(PASSWORD) });
  const answer = await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`signing in was answered with ${answer.status}: ${await answer.text()}`);
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}
