import { readFile, writeFile } from 'node:fs/promises';
import type { Language } from '@evenway/contract';
import type { Transaction } from '../../platform/database/database.ts';
import { findReadyExport, readPieces } from '../data-rights/exports/export-repository.ts';
import { deleteMessage, exportMessagesFrom } from '../messages/message-repository.ts';
import {
  about,
  aboutOrganization,
  type Deed,
  type Done,
  type ExportSubject,
  isId,
  type OperatorActions,
  OperatorError,
  oneAccount,
  oneOrganization,
} from './deed.ts';
import {
  type AccountFacts,
  type Deletion,
  findOrganizationFacts,
  listAccountsWith,
  makeDue,
} from './operator-repository.ts';

/** Refused if the file exists; readable by its owner alone. */
const NEW_FILE = { flag: 'wx', mode: 0o600 } as const;

const day = (date: Date | string) => new Date(date).toISOString().slice(0, 10);

/** Requests for data and for deletion. */
export const dataDeeds: Readonly<Record<string, Deed>> = {
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
};

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
