import type { Queryable } from '../../platform/database/database.ts';
import { oneAccount } from './deed.ts';
import {
  type AccountFacts,
  type Found,
  findOrganizationFacts,
  listAuditFacts,
  listLimitFacts,
  listMailFacts,
  listMemberFacts,
  listMembershipsOf,
  listOpenInvitations,
  listReversalFacts,
  listSessionFacts,
  listWebsiteFacts,
} from './operator-repository.ts';

/** A heading with a line for each fact; "none" without any. */
type Part = readonly [heading: string, lines: readonly string[]];

/** Everything about a customer in one place, without any secret. */
export async function describeCustomer(db: Queryable, who: string): Promise<string> {
  return textOf((await describeOrganization(db, who)) ?? (await describeAccount(db, await oneAccount(db, who))));
}

async function describeOrganization(db: Queryable, id: string): Promise<Part[] | null> {
  const facts = await findOrganizationFacts(db, id);
  if (!facts) return null;
  const members = await listMemberFacts(db, id);
  const recipients = [...members.map(({ email }) => email), ...(facts.billing_email ? [facts.billing_email] : [])];
  const websites = await listWebsiteFacts(db, id);
  const reversals = await listReversalFacts(db, id);
  const invitations = await listOpenInvitations(db, id);
  return [
    [
      `Organization "${facts.name}"`,
      listed([
        `id ${facts.id}, since ${time(facts.created_at)}`,
        facts.suspended_at && `SUSPENDED since ${time(facts.suspended_at)}`,
        facts.deletes_at && `CLOSED, will be deleted on ${time(facts.deletes_at)}`,
        facts.requires_second_factor && 'requires two-step sign-in',
        facts.sso_mode && `single sign-on ${facts.sso_mode}: ${facts.sso_issuer}`,
        facts.billing_email && `billing contact ${facts.billing_email}`,
        facts.customer_id &&
          `payment customer ${facts.customer_id}${facts.credit ? `, credit ${money(facts.credit, facts.currency)}` : ''}`,
      ]),
    ],
    [
      'Members',
      members.map((member) =>
        sentence([
          `${member.email} (${member.name}), ${member.role === 'ORG_ADMIN' ? 'admin' : 'user'}, id ${member.id}`,
          ...standing(member),
          member.last_used_at ? `last seen ${time(member.last_used_at)}` : 'not signed in anywhere',
          member.sessions > 0 && `open sessions: ${member.sessions}`,
        ]),
      ),
    ],
    [
      'Open invitations',
      invitations.map(({ email, role, expires_at }) => `${email}, ${role}, until ${time(expires_at)}`),
    ],
    [
      'Websites',
      websites.map((website) =>
        sentence([
          `${website.domain}, id ${website.id}`,
          website.suspended_at && `SUSPENDED since ${time(website.suspended_at)}`,
          website.status === null ? 'no plan' : `${website.status}, ${website.plan ?? 'no plan'}`,
          website.expires_at && `until ${time(website.expires_at)}`,
          website.next_amount !== null && `next ${money(website.next_amount, website.currency)}`,
          website.next_attempt_at && `tried again ${time(website.next_attempt_at)}`,
          website.subscription_id && `subscription ${website.subscription_id}`,
          website.last_seen_at ? `widget seen ${time(website.last_seen_at)}` : 'widget never seen',
        ]),
      ),
    ],
    [
      'Refunds and disputes',
      reversals.map((each) =>
        sentence([
          `${time(each.created_at)} ${each.kind} ${each.id}: ${money(each.amount, each.currency)}, ${each.status}`,
          each.domain,
          each.reason,
          each.answer_due_at && `answer until ${time(each.answer_due_at)}`,
        ]),
      ),
    ],
    ...(await pastOf(db, recipients, members, id)),
    ['Last changes', (await listAuditFacts(db, { organizationId: id })).map(describeEntry)],
  ];
}

async function describeAccount(db: Queryable, account: AccountFacts): Promise<Part[]> {
  const memberships = await listMembershipsOf(db, account.id);
  const sessions = await listSessionFacts(db, account.id);
  return [
    [
      `Account ${account.email}`,
      listed([
        `id ${account.id}, ${account.name}, language ${account.language}, since ${time(account.created_at)}`,
        ...standing(account),
        account.providers && `signs in with ${account.providers}`,
        account.first_sign_in_at ? `first sign-in ${time(account.first_sign_in_at)}` : 'has never signed in',
      ]),
    ],
    [
      'Organizations',
      memberships.map(({ name, role, id }) => `"${name}", ${role === 'ORG_ADMIN' ? 'admin' : 'user'}, id ${id}`),
    ],
    [
      'Open sessions',
      sessions.map((each) =>
        sentence([
          `${time(each.created_at)}, last used ${time(each.last_used_at)}`,
          each.device,
          each.network,
          each.is_sso && 'by single sign-on',
        ]),
      ),
    ],
    ...(await pastOf(db, [account.email], [account], null)),
    ['Last changes', (await listAuditFacts(db, { userId: account.id })).map(describeEntry)],
  ];
}

async function pastOf(
  db: Queryable,
  recipients: readonly string[],
  people: readonly { id: string; email: string }[],
  organizationId: string | null,
): Promise<Part[]> {
  const mails = await listMailFacts(db, recipients);
  const limits = await listLimitFacts(db, people, organizationId);
  return [
    [
      'Last mails',
      mails.map((mail) =>
        sentence([
          `${time(mail.created_at)} ${mail.template} to ${mail.recipient}: ${mail.fate}`,
          mail.fate !== 'sent' && mail.last_error,
          `id ${mail.id}`,
        ]),
      ),
    ],
    ['Counted against misuse', limits.map(({ name, used, resets_at }) => `${name}: ${used}, until ${time(resets_at)}`)],
  ];
}

const standing = (account: AccountFacts): (string | false | null)[] => [
  account.verified_at === null && 'address NOT CONFIRMED',
  account.second_factor_at && 'two-step sign-in',
  account.reset_due_at && `two-step sign-in is taken away on ${time(account.reset_due_at)}`,
  account.deletes_at && `CLOSED, will be deleted on ${time(account.deletes_at)}`,
];

const describeEntry = ({ at, event, actor, target, details }: Awaited<ReturnType<typeof listAuditFacts>>[number]) =>
  sentence([
    `${time(at)} ${event}`,
    actor && `by ${actor}`,
    target,
    details.reason ? `because: ${details.reason}` : null,
  ]);

export const describeFound = (found: readonly Found[]): string =>
  found.map(({ kind, id, name, by }) => `${kind} ${id}  ${name}  (by ${by})`).join('\n');

const isSaid = (fact: string | false | null): fact is string => typeof fact === 'string' && fact !== '';
const listed = (facts: readonly (string | false | null)[]) => facts.filter(isSaid);
const sentence = (facts: readonly (string | false | null)[]) => listed(facts).join(', ');

const textOf = (parts: readonly Part[]): string =>
  parts
    .map(([heading, lines]) =>
      [heading, ...(lines.length > 0 ? lines : ['none']).map((line) => `  ${line}`)].join('\n'),
    )
    .join('\n\n');

/** To the minute, in UTC like the logs. */
const time = (at: string | Date): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

const money = (amount: number, currency: string | null): string =>
  `${(amount / 100).toFixed(2)} ${(currency ?? '').toUpperCase()}`.trim();
