import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Meeting } from './meeting.ts';

interface Kept {
  port?: number;
  meetings: Meeting[];
}

export interface MeetingStore {
  /** The port of the last start, so that an open page still finds its booking after a restart. */
  port(): number | undefined;
  keepPort(port: number): Promise<void>;
  /** Newest first. */
  list(): Meeting[];
  find(id: string): Meeting | undefined;
  add(meeting: Meeting): Promise<void>;
}

export async function openMeetingStore(file: string): Promise<MeetingStore> {
  let kept = await read(file);
  // Concurrent bookings are written one after the other.
  let writing = Promise.resolve();
  const keep = (next: Kept) => {
    kept = next;
    writing = writing.then(() => write(file, next));
    return writing;
  };
  return {
    port: () => kept.port,
    keepPort: (port) => keep({ ...kept, port }),
    list: () => kept.meetings,
    find: (id) => kept.meetings.find((meeting) => meeting.id === id),
    add: (meeting) => keep({ ...kept, meetings: [meeting, ...kept.meetings] }),
  };
}

/** A truncated file is ignored, so that the product can start. */
async function read(file: string): Promise<Kept> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return { meetings: [] };
  }
}

async function write(file: string, kept: Kept): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.new`, JSON.stringify(kept, null, 2));
  await rename(`${file}.new`, file);
}
