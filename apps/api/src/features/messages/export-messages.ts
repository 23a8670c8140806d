import { BYTE_ORDER_MARK, csvLine } from '@evenway/checks/csv';
import type { Database } from '../../platform/database/database.ts';
import { listMessages, type StoredMessage, toMessage } from './message-repository.ts';

/** Messages in memory at a time while a file is written. */
const BATCH_SIZE = 200;

const COLUMNS = ['sent', 'status', 'goal', 'barrier', 'page', 'functions', 'language', 'conversation', 'note', 'id'];

/** What people typed is neutralized, since a spreadsheet would run it as a formula. */
export async function* csvFile(database: Database, websiteId: string): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(COLUMNS);
  for await (const stored of allMessages(database, websiteId)) {
    const { sentAt, status, goal, barrier, path, functions, language, words, note, id } = await toMessage(
      database,
      stored,
    );
    const conversation = words.map(({ from, at, text }) => `${at} ${from}: ${text}`).join('\n');
    yield csvLine([
      ...[sentAt, status, goal, barrier, path, functions?.join(' '), language],
      ...[conversation || null, note || null, id],
    ]);
  }
}

export async function* jsonFile(database: Database, websiteId: string): AsyncGenerator<string> {
  let before = '[\n';
  for await (const stored of allMessages(database, websiteId)) {
    const { version: _, answerMail: __, ...message } = await toMessage(database, stored);
    yield `${before}${JSON.stringify(message)}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

async function* allMessages(
  database: Database,
  websiteId: string,
): AsyncGenerator<Pick<StoredMessage, 'message' | 'isVerified'>> {
  for (let after: string | undefined; ; ) {
    const batch = await listMessages(database, websiteId, { after, limit: BATCH_SIZE });
    // Whether an answer would be mailed is not in a file.
    for (const message of batch) yield { message, isVerified: false };
    after = batch.at(-1)?.id;
    if (batch.length < BATCH_SIZE) return;
  }
}
