import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface TextRecord {
  name: string;
  text: string;
}

export interface DnsStore {
  list(): readonly TextRecord[];
  /** The texts at a name, or null if there are none. */
  find(name: string): readonly string[] | null;
  add(record: TextRecord): Promise<void>;
  remove(record: TextRecord): Promise<void>;
}

export async function openDnsStore(file: string): Promise<DnsStore> {
  let records = await read(file);
  let writing = Promise.resolve();
  const keep = (next: TextRecord[]) => {
    records = next;
    writing = writing.then(() => write(file, next));
    return writing;
  };
  const isOther = (record: TextRecord) => (one: TextRecord) => one.name !== record.name || one.text !== record.text;
  return {
    list: () => records,
    find: (name) => {
      const texts = records.filter((record) => record.name === name).map(({ text }) => text);
      return texts.length > 0 ? texts : null;
    },
    add: (record) => keep([...records.filter(isOther(record)), record]),
    remove: (record) => keep(records.filter(isOther(record))),
  };
}

/** A truncated file is ignored, so that the product can start. */
async function read(file: string): Promise<TextRecord[]> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return [];
  }
}

async function write(file: string, records: TextRecord[]): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.new`, JSON.stringify(records, null, 2));
  await rename(`${file}.new`, file);
}
