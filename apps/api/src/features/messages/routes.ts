import { Readable } from 'node:stream';
import { endpoints } from '@evenway/contract/schemas';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { type Implementation, implement, implementDownload } from '../../platform/http/implementation.ts';
import { limits } from '../../platform/limits/limits.ts';
import type { Platform } from '../../platform/platform.ts';
import type { MemberSession } from '../../platform/sessions/session.ts';
import { findFinding } from '../checks/finding-repository.ts';
import { requireWebsite, type WebsiteRow, websiteTarget } from '../websites/website-repository.ts';
import { answerMessage, countAnswerMail } from './answer-message.ts';
import { csvFile, jsonFile } from './export-messages.ts';
import {
  changeMessage,
  countMessages,
  deleteMessage,
  findMessage,
  listMessages,
  lockMessage,
  type StoredMessage,
  setDigest,
  setTakesMessages,
  toListed,
  toMessage,
  wantsDigest,
} from './message-repository.ts';
import { responseTime } from './response-time.ts';

const PAGE_SIZE = 25;

export function messageRoutes({ database, limits: rateLimits }: Platform): Implementation[] {
  const settingsOf = async (db: Queryable, session: MemberSession, website: WebsiteRow) => ({
    isOn: website.takesMessages,
    wantsDigest: await wantsDigest(db, session.orgId, session.userId),
    responseTime: await responseTime(db, website.id),
  });
  /** For a change: fails if someone else has changed the message since it was read. */
  const lockUnchanged = async (tx: Transaction, organizationId: string, id: string, version: number) => {
    const found = await lockMessage(tx, organizationId, id);
    if (!found) throw new AppError('message_gone');
    if (found.message.version !== version) throw new AppError('message_changed');
    return found;
  };

  return [
    implement(endpoints.getMessageSettings, async ({ session, input: { params } }) =>
      settingsOf(database, session, await requireWebsite(database, session.orgId, params.websiteId)),
    ),
    implement(endpoints.switchMessages, async ({ session, input: { params, body }, record }) =>
      database.transaction(async (tx) => {
        const website = await requireWebsite(tx, session.orgId, params.websiteId);
        await setTakesMessages(tx, website.id, body.isOn);
        await record(tx, { target: websiteTarget(website), details: { isOn: body.isOn } });
        return settingsOf(tx, session, { ...website, takesMessages: body.isOn });
      }),
    ),
    implement(endpoints.switchMessageDigest, async ({ session, input: { body }, record }) => {
      await database.transaction(async (tx) => {
        await setDigest(tx, session.orgId, session.userId, body.isWanted);
        await record(tx, { details: { isOn: body.isWanted } });
      });
      return { message: body.isWanted ? 'You will get these emails.' : 'You will get no more of these emails.' };
    }),
    implement(endpoints.listMessages, async ({ session, input: { params, query }, record }) => {
      const website = await requireWebsite(database, session.orgId, params.websiteId);
      const { id } = website;
      const found = await listMessages(database, id, { ...query, limit: PAGE_SIZE + 1 });
      if (found.length > 0) await record(database, { target: websiteTarget(website), isReading: true });
      return {
        messages: found.slice(0, PAGE_SIZE).map(toListed),
        hasMore: found.length > PAGE_SIZE,
        counts: await countMessages(database, id),
      };
    }),
    implementDownload(endpoints.exportMessages, async ({ session, input: { params, query }, record }) => {
      const website = await requireWebsite(database, session.orgId, params.websiteId);
      const { id } = website;
      await rateLimits.consume(limits.messageExportPerOrganization, session.orgId);
      const isCsv = query.format === 'csv';
      await record(database, { target: websiteTarget(website) });
      return {
        name: `messages.${query.format}`,
        type: isCsv ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8',
        content: Readable.from(isCsv ? csvFile(database, id) : jsonFile(database, id)),
      };
    }),
    implement(endpoints.getMessage, async ({ session, input: { params }, record }) => {
      const found = await findMessage(database, session.orgId, params.id);
      if (!found) throw new AppError('message_gone');
      await record(database, { target: messageTarget(found), isReading: true });
      return toMessage(database, found);
    }),
    implement(endpoints.answerMessage, async ({ session, input: { params, body }, record }) => {
      await rateLimits.consume(limits.messageAnswerPerOrganization, session.orgId);
      // Before the transaction, because counting uses its own connection.
      const known = await findMessage(database, session.orgId, params.id);
      if (known?.message.version === body.version) await countAnswerMail(rateLimits, known);
      return database.transaction(async (tx) => {
        const found = await lockUnchanged(tx, session.orgId, params.id, body.version);
        const answered = await answerMessage(tx, found, { ...body, authorId: session.userId });
        await record(tx, { target: messageTarget(found), details: { status: answered.status } });
        return toMessage(tx, { ...found, message: answered });
      });
    }),
    implement(endpoints.updateMessage, async ({ session, input: { params, body }, record }) =>
      database.transaction(async (tx) => {
        const { version, status, note, findingId } = body;
        const found = await lockUnchanged(tx, session.orgId, params.id, version);
        if (findingId) {
          const finding = await findFinding(tx, session.orgId, findingId);
          if (finding?.websiteId !== found.message.websiteId) throw new AppError('finding_gone');
        }
        const changed = await changeMessage(tx, params.id, {
          ...(status !== undefined && { status }),
          ...(note !== undefined && { note }),
          ...(findingId !== undefined && { findingId }),
        });
        await record(tx, { target: messageTarget(found), details: { status: changed.status } });
        return toMessage(tx, { ...found, message: changed });
      }),
    ),
    implement(endpoints.deleteMessage, async ({ session, input: { params }, record }) => {
      await database.transaction(async (tx) => {
        const found = await lockMessage(tx, session.orgId, params.id);
        if (!found || !(await deleteMessage(tx, params.id))) throw new AppError('message_gone');
        await record(tx, { target: messageTarget(found) });
      });
      return { message: 'The message is deleted.' };
    }),
  ];
}

/** The trail names the website and never what a visitor wrote. */
const messageTarget = ({ message, domain }: StoredMessage) => ({ kind: 'message', id: message.id, label: domain });
