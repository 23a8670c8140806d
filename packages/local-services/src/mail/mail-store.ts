import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Mail } from './mail.ts';

const KEPT = 200;

export interface MailStore {
  load(): Promise<void>;
  add(mail: Mail): Promise<void>;
  /** Newest first; with an address, only what was sent to it. */
  list(to?: string): Mail[];
  find(id: string): Mail | undefined;
  clear(): Promise<void>;
}

/** One file per mail, so that the inbox survives a restart. */
export function openMailStore(directory: string): MailStore {
  let mails: Mail[] = [];
  const fileOf = (id: string) => path.join(directory, `${id}.json`);
  const remove = async (gone: Mail[]) => {
    await Promise.all(gone.map(({ id }) => rm(fileOf(id), { force: true })));
  };
  return {
    async load() {
      mails = await readMails(directory);
    },
    async add(mail) {
      await mkdir(directory, { recursive: true });
      await writeFile(`${fileOf(mail.id)}.new`, JSON.stringify(mail));
      await rename(`${fileOf(mail.id)}.new`, fileOf(mail.id));
      mails.unshift(mail);
      await remove(mails.splice(KEPT));
    },
    list(to) {
      const wanted = to?.trim().toLowerCase();
      if (!wanted) return mails;
      return mails.filter((mail) => mail.to.toLowerCase().split(', ').includes(wanted));
    },
    find: (id) => mails.find((mail) => mail.id === id),
    clear: () => remove(mails.splice(0)),
  };
}

async function readMails(directory: string): Promise<Mail[]> {
  const names = await readdir(directory).catch(() => []);
  // The names begin with the time of arrival.
  const newestFirst = names.filter((name) => name.endsWith('.json')).sort((a, b) => (a < b ? 1 : -1));
  const mails = await Promise.all(newestFirst.slice(0, KEPT).map((name) => readMail(path.join(directory, name))));
  return mails.filter((mail) => mail !== undefined);
}

/** A truncated file is ignored, so that the product can start. */
async function readMail(file: string): Promise<Mail | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}
