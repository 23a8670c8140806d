import { readFile, writeFile } from 'node:fs/promises';
import { type AuditEvent, isEmail, type Language } from '@evenway/contract';
import type { Database, Queryable, Transaction } from '../../platform/database/database.ts';
import type { AuditDetails } from '../../platform/database/schema/index.ts';
import { liftLimits } from '../../platform/limits/lift-limits.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { lockOrganization } from '../../platform/sessions/organization-access-repository.ts';
import { endSessionsOfUser } from '../../platform/sessions/session-repository.ts';
import { findReadyExport, readPieces } from '../data-rights/exports/export-repository.ts';
import { deleteMessage, exportMessagesFrom } from '../messages/message-repository.ts';
import { addAnnouncement, endAnnouncement } from '../status/announcement-repository.ts';
import { findMembership, setRole } from '../users/membership-repository.ts';
import {
  type AccountFacts,
  type Deletion,
  findAccountFacts,
  findMailToResend,
  findOrganizationFacts,
  findWebsiteFacts,
  listAccountsWith,
  listWebsiteFacts,
  makeDue,
  type OrganizationFacts,
  setSuspended,
} from './operator-repository.ts';

/** What other features do for the operator, with the code that their screens call. */
export interface OperatorActions {
  verify(tx: Transaction, userId: string): Promise<void>;
  changeAddress(tx: Transaction, userId: string, newEmail: string): Promise<void>;
  resetSecondFactor(tx: Transaction, userId: string): Promise<void>;
  turnOffSso(tx: Transaction, organizationId: string): Promise<void>;
  closeAccount(tx: Transaction, userId: string): Promise<Date>;
  /** Null when it is closed already. */
  closeOrganization(tx: Transaction, organizationId: string): Promise<Date | null>;
  /** Returns the ids of the messages that went with it. */
  eraseAddress(tx: Transaction, email: string): Promise<string[]>;
  /** Null while another one is written. */
  requestExport(tx: Transaction, subject: ExportSubject, language: Language): Promise<string | null>;
}

type ExportSubject = { readonly organizationId: string } | { readonly userId: string };

export interface DeedOptions {
  readonly en?: string | undefined;
  readonly fr?: string | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** What was done, for the operator to read and for the audit trail. */
export interface Done {
  readonly event: AuditEvent;
  /** In whose trail it is; null for what concerns nobody alone. */
  readonly organizationId: string | null;
  readonly target: { readonly kind: string; readonly id: string | null; readonly label: string };
  readonly details?: AuditDetails;
  readonly said: readonly string[];
  /** What cannot be undone with the transaction, and is done after it. */
  readonly afterwards?: (database: Database) => Promise<readonly string[]>;
}

export interface Deed {
  /** The words after its name. */
  readonly takes: string;
  readonly about: string;
  readonly run: (
    tx: Transaction,
    actions: OperatorActions,
    words: readonly string[],
    options: DeedOptions,
  ) => Promise<Done>;
}

/** Says to the operator what is wrong and what to do. */
export class OperatorError extends Error {}

/** Refused if the file exists; readable by its owner alone. */
const NEW_FILE = { flag: 'wx', mode: 0o600 } as const;

const day = (date: Date | string) => new Date(date).toISOString().slice(0, 10);

/** Every command that changes something. Each runs in one transaction, which a dry run takes back. */
export const deeds: Readonly<Record<string, Deed>> = {
  suspend: {
    takes: 'organization|website <id>',
    about:
      'nobody can work in the organization; its widgets, or that of the website, are off; visitors are told nothing',
    run: (tx, _actions, [kind, id]) => suspendOrResume(tx, kind, id, true),
  },
  resume: {
    takes: 'organization|website <id>',
    about: 'ends a suspension',
    run: (tx, _actions, [kind, id]) => suspendOrResume(tx, kind, id, false),
  },
  verify: {
    takes: '<account>',
    about: 'confirms the address of an account by hand, when mails do not arrive',
    async run(tx, actions, [who]) {
      const account = await oneAccount(tx, who);
      await actions.verify(tx, account.id);
      return about(account, 'operator.account_verified', [
        `The address ${account.email} counts as confirmed: its owner can sign in.`,
      ]);
    },
  },
  'change-address': {
    takes: '<account> <new address>',
    about:
      'for an account whose mailbox is lost: mails the new address a link that moves the account, and tells the old one',
    async run(tx, actions, [who, typed = '']) {
      const account = await oneAccount(tx, who);
      const address = typed.toLowerCase();
      if (!isEmail(address)) throw new OperatorError('Name the new address.');
      await actions.changeAddress(tx, account.id, address);
      return {
        ...about(account, 'operator.address_changed', [
          `${address} gets a link. With it the account of ${account.email} moves there; a password is then chosen by mail. ${account.email} is told how to stop it.`,
        ]),
        details: { email: address },
      };
    },
  },
  resend: {
    takes: '<mail>',
    about: 'sends a mail again, with the link it had; `show` lists mails with their ids',
    async run(tx, _actions, [id = '']) {
      const mail = await findMailToResend(tx, id);
      if (!mail)
        throw new OperatorError(`There is no mail ${id}. Mails are kept for a month; "show" lists the last ones.`);
      await enqueueMail(tx, mail);
      const [account] = await listAccountsWith(tx, mail.recipient);
      return {
        event: 'operator.mail_resent',
        organizationId: account?.organization_id ?? null,
        target: { kind: 'mail', id, label: mail.template },
        details: { email: mail.recipient },
        said: [
          `"${mail.template}" goes to ${mail.recipient} again. A link in it that is over by then is left out with the mail.`,
        ],
      };
    },
  },
  'lift-limits': {
    takes: '<account>|<organization>',
    about: 'forgets what was counted against misuse: wrong passwords, mails asked for, and so on',
    async run(tx, _actions, [who = '']) {
      const organization = await findOrganizationFacts(tx, who);
      if (organization) {
        const count = await liftLimits(tx, { organizationId: organization.id });
        return aboutOrganization(organization, 'operator.limits_lifted', [lifted(count, organization.name)]);
      }
      const account = await oneAccount(tx, who);
      const count = await liftLimits(tx, account);
      return about(account, 'operator.limits_lifted', [lifted(count, account.email)]);
    },
  },
  'end-sessions': {
    takes: '<account>',
    about: 'signs one person out everywhere',
    async run(tx, _actions, [who]) {
      const account = await oneAccount(tx, who);
      await endSessionsOfUser(tx, 'session_ended', account.id);
      return about(account, 'operator.sessions_ended', [`${account.email} is signed out everywhere.`]);
    },
  },
  'reset-second-factor': {
    takes: '<account>',
    about: 'takes the two-step sign-in away, after the proof that docs/operations.md asks for; the person is mailed',
    async run(tx, actions, [who]) {
      const account = await oneAccount(tx, who);
      await actions.resetSecondFactor(tx, account.id);
      return about(account, 'operator.second_factor_reset', [
        `${account.email} has no second step any more, is signed out everywhere and gets a mail about it.`,
      ]);
    },
  },
  'make-admin': {
    takes: '<account> <organization>',
    about: 'for an organization whose only admin is gone: makes a member an admin; the person is mailed',
    async run(tx, _actions, [who, where]) {
      const account = await oneAccount(tx, who);
      const organization = await oneOrganization(tx, where);
      await lockOrganization(tx, organization.id);
      const membership = await findMembership(tx, account.id, organization.id);
      if (!membership) throw new OperatorError(`${account.email} is not a member of "${organization.name}".`);
      if (membership.role === 'ORG_ADMIN') throw new OperatorError(`${account.email} is an admin there already.`);
      await setRole(tx, account.id, organization.id, 'ORG_ADMIN', 'operator');
      return {
        ...aboutOrganization(organization, 'operator.admin_made', [
          `${account.email} is an admin of "${organization.name}". The gravest actions are open to them in a day. They get a mail about it.`,
        ]),
        target: { kind: 'person', id: account.id, label: account.email },
      };
    },
  },
  'turn-off-sso': {
    takes: '<organization>',
    about: 'for an organization whose sign-in provider is gone: people sign in with their own accounts again',
    async run(tx, actions, [where]) {
      const organization = await oneOrganization(tx, where);
      if (organization.sso_mode === null || organization.sso_mode === 'off')
        throw new OperatorError(`"${organization.name}" does not use single sign-on.`);
      await actions.turnOffSso(tx, organization.id);
      return aboutOrganization(organization, 'operator.single_sign_on_off', [
        `Single sign-on of "${organization.name}" is off, and the sessions it opened have ended. Its settings stay.`,
      ]);
    },
  },
  export: {
    takes: 'account|organization <id> | address <address> <file>',
    about:
      'writes all data of someone who has no access, and "save-export" puts it into a file; what a visitor wrote who left an address goes there at once',
    async run(tx, actions, [kind, id, file = '']) {
      if (kind === 'address') return exportAddress(tx, id ?? '', file);
      const queue = async (subject: ExportSubject, language: Language) => {
        const exportId = await actions.requestExport(tx, subject, language);
        if (exportId === null) throw new OperatorError('An export of this is being written. Take that one.');
        return [`The export ${exportId} is being written. Then: evenway-operator save-export ${exportId} <file>`];
      };
      if (kind === 'account') {
        const account = await oneAccount(tx, id);
        const said = await queue({ userId: account.id }, account.language === 'fr' ? 'fr' : 'en');
        return about(account, 'operator.export_requested', said);
      }
      const organization = await oneOrganization(tx, kind === 'organization' ? id : undefined);
      const said = await queue({ organizationId: organization.id }, 'en');
      return aboutOrganization(organization, 'operator.export_requested', said);
    },
  },
  'save-export': {
    takes: '<export> <account>|<organization> <file>',
    about: 'saves an export into a new file, to hand it over',
    async run(tx, _actions, [exportId = '', who = '', file = '']) {
      if (file === '') throw new OperatorError('Name the file that the export goes to.');
      const organization = await findOrganizationFacts(tx, who);
      const account = organization ? null : await oneAccount(tx, who);
      const subject = organization ? { organizationId: organization.id } : { userId: account?.id ?? '' };
      const ready = isId(exportId) ? await findReadyExport(tx, subject, exportId) : null;
      if (!ready) throw new OperatorError('This export is not ready, or it is over. "export" asks for one.');
      const said = [`${ready.size} bytes go to ${file}.`];
      const done = organization
        ? aboutOrganization(organization, 'operator.export_saved', said)
        : about(account as AccountFacts, 'operator.export_saved', said);
      return {
        ...done,
        async afterwards(database) {
          await writeFile(file, readPieces(database, exportId), NEW_FILE);
          return [`Saved ${file}.`];
        },
      };
    },
  },
  delete: {
    takes: 'account|organization <id> | address <address>',
    about:
      'on request: closes what will be deleted after the days in which that can be taken back; an address that has no account at once, with the messages of its visitor',
    async run(tx, actions, [kind, id = '']) {
      if (kind === 'address') return deleteAddress(tx, actions, id);
      if (kind === 'account') {
        const account = await oneAccount(tx, id);
        const date = await actions.closeAccount(tx, account.id);
        return about(account, 'operator.deletion_begun', [
          `${account.email} is closed, and will be deleted on ${day(date)}. The mail about it says how to take that back.`,
          proof('account', account.id),
        ]);
      }
      const organization = await oneOrganization(tx, kind === 'organization' ? id : undefined);
      const date = await actions.closeOrganization(tx, organization.id);
      if (date === null) throw new OperatorError(`"${organization.name}" is closed already.`);
      return aboutOrganization(organization, 'operator.deletion_begun', [
        `"${organization.name}" is closed, and will be deleted on ${day(date)}. Its subscriptions end, and its members are mailed.`,
        proof('organization', organization.id),
      ]);
    },
  },
  'delete-again': {
    takes: '<file>',
    about: 'after a restore: deletes again what the file of "deletions" lists and the backup brought back',
    async run(tx, _actions, [file = '']) {
      const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '');
      const listed = lines.map(parseDeletion);
      const done: string[] = [];
      for (const { kind, id } of listed) if (await deleteAgain(tx, kind, id)) done.push(`${kind} ${id}`);
      return {
        event: 'operator.deletion_begun',
        organizationId: null,
        target: { kind: 'backup', id: null, label: file },
        details: { count: done.length },
        said: [
          `${done.length} of ${listed.length} were brought back. Messages are deleted; the rest goes within ten minutes, by a server that works on jobs.`,
          ...done,
        ],
      };
    },
  },
  announce: {
    takes: '--en <text> --fr <text> [--from <time>] [--until <time>]',
    about: 'on the status page and above every screen',
    async run(tx, _actions, _words, { en, fr, from, until }) {
      if (!en || !fr) throw new OperatorError('Say it in both languages: --en "..." --fr "..."');
      const id = await addAnnouncement(tx, { en, fr, startsAt: timeOf(from), endsAt: timeOf(until) });
      return {
        event: 'operator.announced',
        organizationId: null,
        target: { kind: 'announcement', id, label: en.slice(0, 200) },
        said: [`Announced. To end it: evenway-operator end-announcement ${id}`],
      };
    },
  },
  'end-announcement': {
    takes: '<id>',
    about: 'takes an announcement down',
    async run(tx, _actions, [id = '']) {
      if (!isId(id) || !(await endAnnouncement(tx, id))) throw new OperatorError(`No announcement ${id} is up.`);
      return {
        event: 'operator.announcement_ended',
        organizationId: null,
        target: { kind: 'announcement', id, label: id },
        said: ['It is down.'],
      };
    },
  },
};

async function suspendOrResume(
  tx: Transaction,
  kind: string | undefined,
  id: string | undefined,
  isSuspended: boolean,
): Promise<Done> {
  const event = isSuspended ? 'operator.suspended' : 'operator.resumed';
  const nothingToDo = `It is ${isSuspended ? 'suspended already' : 'not suspended'}.`;
  if (kind === 'website') {
    const website = isId(id) ? await findWebsiteFacts(tx, id) : null;
    if (!website) throw new OperatorError('Name a website by its id; "show" lists those of an organization.');
    if (!(await setSuspended(tx, 'websites', website.id, isSuspended))) throw new OperatorError(nothingToDo);
    return {
      event,
      organizationId: website.organization_id,
      target: { kind: 'website', id: website.id, label: website.domain },
      said: [
        isSuspended
          ? `The widget of ${website.domain} is off within a minute. Its owners see that on the dashboard, and write to support. ${chargesGoOn(1)}`
          : `${website.domain} is as before.`,
      ],
    };
  }
  const organization = await oneOrganization(tx, kind === 'organization' ? id : undefined);
  if (!(await setSuspended(tx, 'organizations', organization.id, isSuspended))) throw new OperatorError(nothingToDo);
  const websites = await listWebsiteFacts(tx, organization.id);
  const paid = websites.filter(({ status }) => status === 'ACTIVE' || status === 'NOT_PAID').length;
  return aboutOrganization(organization, event, [
    isSuspended
      ? `Nobody can work in "${organization.name}", and its ${websites.length} widgets are off within a minute. Its people see that, with the address of support. ${chargesGoOn(paid)}`
      : `"${organization.name}" is open again, and its widgets come back within a minute.`,
  ]);
}

const chargesGoOn = (subscriptions: number): string =>
  subscriptions === 0
    ? 'Nothing is being charged.'
    : `${subscriptions === 1 ? 'Its subscription goes' : `Its ${subscriptions} subscriptions go`} on: cancel at the payment provider what should not be charged.`;

async function deleteAddress(tx: Transaction, actions: OperatorActions, typed: string): Promise<Done> {
  const address = typed.toLowerCase();
  const [account] = await listAccountsWith(tx, address);
  if (account?.verified_at)
    throw new OperatorError(`${address} has an account. To close it: delete account ${address}`);
  if (!address.includes('@')) throw new OperatorError('Name the address.');
  const messageIds = await actions.eraseAddress(tx, address);
  return {
    event: 'operator.address_erased',
    organizationId: null,
    // Its name would keep what is to be forgotten.
    target: { kind: 'address', id: null, label: 'an address without an account' },
    details: { messages: messageIds.length },
    said: [
      `Nothing names ${address} any more: no signup, invitation, offer, billing contact or mail. Messages of its visitor that are gone: ${messageIds.length}.`,
      ...messageIds.map((id) => proof('message', id)),
    ],
  };
}

async function exportAddress(tx: Transaction, typed: string, file: string): Promise<Done> {
  if (file === '') throw new OperatorError('Name the file that the messages go to.');
  const address = typed.toLowerCase();
  const written = await exportMessagesFrom(tx, address);
  if (written.length === 0) throw new OperatorError(`No message of a visitor names ${address}.`);
  return {
    event: 'operator.export_saved',
    organizationId: null,
    target: { kind: 'address', id: null, label: 'an address without an account' },
    details: { messages: written.length },
    said: [`${written.length} messages go to ${file}.`],
    afterwards: async () => {
      await writeFile(file, `${JSON.stringify(written, null, 2)}\n`, NEW_FILE);
      return [`Saved ${file}.`];
    },
  };
}

const proof = (kind: Deletion['kind'], id: string): string =>
  `As a proof, once it is gone "evenway-operator deletions" lists: ${kind} ${id}`;

async function deleteAgain(tx: Transaction, kind: Deletion['kind'], id: string): Promise<boolean> {
  if (kind === 'message') return deleteMessage(tx, id);
  return makeDue(tx, kind === 'organization' ? 'organizations' : 'users', id);
}

function parseDeletion(line: string): Pick<Deletion, 'kind' | 'id'> {
  const [kind = '', id] = line.split(' ');
  if ((kind === 'organization' || kind === 'account' || kind === 'message') && isId(id)) return { kind, id };
  throw new OperatorError(`This is no line of "deletions": ${line}`);
}

/** By id, or by an address that belongs to one account alone. */
export async function oneAccount(db: Queryable, who = ''): Promise<AccountFacts> {
  const found = isId(who) ? await findAccountFacts(db, who) : null;
  if (found) return found;
  const [only, ...others] = who.includes('@') ? await listAccountsWith(db, who) : [];
  if (only && (only.verified_at !== null || others.length === 0)) return only;
  if (only) throw new OperatorError(`Several people signed up with ${who}. Name one by id: ${ids([only, ...others])}`);
  throw new OperatorError(`There is no account ${who}. Name it by its address or id; "find" finds it.`);
}

async function oneOrganization(db: Queryable, id: string | undefined): Promise<OrganizationFacts> {
  const organization = isId(id) ? await findOrganizationFacts(db, id) : null;
  if (!organization)
    throw new OperatorError(`There is no organization ${id ?? ''}. Name it by its id; "find" finds it.`);
  return organization;
}

const ids = (accounts: readonly AccountFacts[]): string => accounts.map(({ id }) => id).join(', ');

const isId = (text: string | undefined): text is string => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text ?? '');

function timeOf(text: string | undefined): Date | null {
  if (text === undefined) return null;
  const time = new Date(text);
  if (Number.isNaN(time.getTime()) || !/T[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(text))
    throw new OperatorError(`Not a time: ${text}. Write it with its zone, as in 2026-11-17T14:00:00Z.`);
  return time;
}

const lifted = (count: number, whose: string): string =>
  count === 0
    ? `Nothing was counted for ${whose}.`
    : `${count === 1 ? '1 count' : `${count} counts`} of ${whose} begin anew.`;

/** In the trail of the organization that the person worked in last, like what they do themselves. */
const about = (account: AccountFacts, event: AuditEvent, said: readonly string[]): Done => ({
  event,
  organizationId: account.organization_id,
  target: { kind: 'person', id: account.id, label: account.email },
  said,
});

const aboutOrganization = (organization: OrganizationFacts, event: AuditEvent, said: readonly string[]): Done => ({
  event,
  organizationId: organization.id,
  target: { kind: 'organization', id: organization.id, label: organization.name },
  said,
});
