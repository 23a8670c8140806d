import { BYTE_ORDER_MARK, csvLine } from '@evenway/checks/csv';
import type { Language } from '@evenway/contract';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { databaseTime } from '../../../platform/database/database-time.ts';
import {
  beginAttempt,
  type ExportAttempt,
  findSubject,
  finishAttempt,
  insertPiece,
  readRows,
  readSnapshot,
  saveProgress,
} from './export-repository.ts';
import type { ExportSubject } from './export-subject.ts';
import { type ExportedFile, exportedFiles } from './exported-files.ts';
import { type ZipEntry, zip } from './zip.ts';

/** Bytes in memory at once, besides a few hundred rows: the size of one stored piece. */
export const PIECE_BYTES = 256 * 1024;

/** Another attempt has taken over, or the export is no longer wanted. */
class Superseded extends Error {}

interface Counted {
  part: string;
  partsDone: number;
  rows: number;
  size: number;
}

/**
 * Writes the ZIP file of an export into the database, piece by piece. If a server stops midway, another one starts the
 * job again. Calls `onReady` in the transaction that completes it.
 */
export async function writeExport(
  database: Database,
  id: string,
  { brand, onReady }: { brand: string; onReady: (tx: Transaction, done: FinishedExport) => Promise<void> },
): Promise<void> {
  const subject = await findSubject(database, id);
  if (!subject) return;
  const files = exportedFiles(subject);
  const attempt = await beginAttempt(database, id, files.length);
  if (!attempt) return;
  const counted: Counted = { part: '', partsDone: 0, rows: 0, size: 0 };
  try {
    await readSnapshot(database, async (tx) => {
      const at = await databaseTime(tx);
      const about = { brand, isOwn: 'userId' in subject, at };
      const opening = { name: 'README.txt', content: [readme(files, attempt.language, about)] };
      const entries = entriesOf(tx, opening, files, counted, () => keepProgress(database, attempt, counted));
      await storePieces(database, attempt, zip(entries, at), counted);
    });
    await database.transaction(async (tx) => {
      const { partsDone, rows, size } = counted;
      const done = await finishAttempt(tx, attempt, { partsDone, rows, size });
      if (done?.requestedBy) await onReady(tx, { id, subject, requestedBy: done.requestedBy });
    });
  } catch (error) {
    if (!(error instanceof Superseded)) throw error;
  }
}

export interface FinishedExport {
  readonly id: string;
  readonly subject: ExportSubject;
  readonly requestedBy: string;
}

async function* entriesOf(
  tx: Transaction,
  opening: ZipEntry,
  files: readonly ExportedFile[],
  counted: Counted,
  keep: () => Promise<void>,
): AsyncGenerator<ZipEntry> {
  yield opening;
  for (const file of files) {
    counted.part = file.name;
    await keep();
    yield { name: `${file.name}.json`, content: jsonOf(tx, file, counted) };
    yield { name: `${file.name}.csv`, content: csvOf(tx, file) };
    counted.partsDone += 1;
  }
}

async function* jsonOf(tx: Transaction, file: ExportedFile, counted: Counted): AsyncGenerator<string> {
  let before = '[\n';
  for await (const rows of readRows(tx, file)) {
    counted.rows += rows.length;
    yield `${before}${rows.join(',\n')}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

async function* csvOf(tx: Transaction, file: ExportedFile): AsyncGenerator<string> {
  const names = Object.keys(file.columns);
  yield `${BYTE_ORDER_MARK}${csvLine(names)}`;
  const line = (row: string) => {
    const values = JSON.parse(row) as Record<string, unknown>;
    return csvLine(names.map((name) => values[name]));
  };
  for await (const rows of readRows(tx, file)) yield rows.map(line).join('');
}

async function keepProgress(database: Database, attempt: ExportAttempt, counted: Counted): Promise<void> {
  if (!(await saveProgress(database, attempt, { ...counted }))) throw new Superseded();
}

async function storePieces(
  database: Database,
  attempt: ExportAttempt,
  chunks: AsyncIterable<Buffer>,
  counted: Counted,
): Promise<void> {
  let gathered: Buffer[] = [];
  let bytes = 0;
  let number = 0;
  const store = async () => {
    if (!(await insertPiece(database, attempt, number, Buffer.concat(gathered)))) throw new Superseded();
    number += 1;
    counted.size += bytes;
    gathered = [];
    bytes = 0;
    await keepProgress(database, attempt, counted);
  };
  for await (const chunk of chunks) {
    gathered.push(chunk);
    bytes += chunk.length;
    if (bytes >= PIECE_BYTES) await store();
  }
  if (bytes > 0) await store();
}

interface About {
  readonly brand: string;
  readonly isOwn: boolean;
  readonly at: Date;
}

const texts = {
  en: {
    title: ({ brand, isOwn }: About) => (isOwn ? `Your data at ${brand}` : `The data of your organization at ${brand}`),
    at: (time: string) => `As it was on ${time} (UTC).`,
    formats:
      'Every file is here twice, with the same content: as .json for programs, and as .csv for spreadsheets (UTF-8, separated by commas). Times are in UTC.',
    apostrophe:
      'In .csv files an apostrophe stands before text that a spreadsheet could take for a formula. In .json files everything is as it was entered.',
    left: ({ isOwn }: About) =>
      isOwn
        ? 'Passwords and other secrets are not in it; we only keep what is needed to recognize them. What belongs to your organization is in the organization’s export, which its admins can ask for.'
        : 'Passwords and other secrets are not in it. What belongs to each member alone, such as where they are signed in, is in that person’s own export. Invoices are kept by our payment provider: download them on the Billing page.',
    files: 'Files',
  },
  fr: {
    title: ({ brand, isOwn }: About) =>
      isOwn ? `Vos données chez ${brand}` : `Les données de votre organisation chez ${brand}`,
    at: (time: string) => `Telles qu’elles étaient le ${time} (UTC).`,
    formats:
      'Chaque fichier est présent deux fois, avec le même contenu\u202f: en .json pour les programmes, en .csv pour les tableurs (UTF-8, séparé par des virgules). Les heures sont en UTC.',
    apostrophe:
      'Dans les fichiers .csv, une apostrophe précède les textes qu’un tableur pourrait prendre pour une formule. Dans les fichiers .json, tout est tel qu’il a été saisi.',
    left: ({ isOwn }: About) =>
      isOwn
        ? 'Les mots de passe et autres secrets n’y sont pas\u202f: nous ne gardons que de quoi les reconnaître. Ce qui appartient à votre organisation se trouve dans l’export de l’organisation, que ses admins peuvent demander.'
        : 'Les mots de passe et autres secrets n’y sont pas. Ce qui n’appartient qu’à un membre, comme ses sessions ouvertes, se trouve dans son propre export. Les factures sont conservées par notre prestataire de paiement\u202f: téléchargez-les sur la page Facturation.',
    files: 'Fichiers',
  },
};

/** Says what is in which file, in the language of the person who asked. */
function readme(files: readonly ExportedFile[], language: Language, about: About): string {
  const t = texts[language];
  const title = t.title(about);
  const time = about.at.toISOString().slice(0, 16).replace('T', ' ');
  return [
    ...[title, '='.repeat(title.length), '', t.at(time), '', t.formats, '', t.apostrophe, '', t.left(about), ''],
    ...[t.files, '-'.repeat(t.files.length), ''],
    ...files.flatMap(({ name, about: words }) => [`${name}.json, ${name}.csv`, `  ${words[language]}`, '']),
  ].join('\r\n');
}
