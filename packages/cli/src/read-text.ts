import { readFile } from 'node:fs/promises';
import { CliError, EXIT } from './cli-error.ts';
import type { Surroundings } from './command.ts';

/** Everything that is piped in. */
async function readAll(stdin: Surroundings['stdin']): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of stdin) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces).toString();
}

/** A file, or standard input when the name is `-`. */
export async function readFileOrPipe(name: string, { stdin }: Surroundings): Promise<string> {
  if (name === '-') return readAll(stdin);
  try {
    return await readFile(name, 'utf8');
  } catch {
    throw new CliError(`${name} cannot be read.`, EXIT.usage);
  }
}

/** Reads one line without echoing it; from a pipe as it comes. */
export async function askSecretly(question: string, { stdin, stderr }: Surroundings): Promise<string> {
  if (!stdin.isTTY) return (await readAll(stdin)).trim();
  stderr.write(question);
  stdin.setRawMode?.(true);
  let typed = '';
  try {
    for await (const piece of stdin) {
      for (const character of String(piece)) {
        if (character === '\r' || character === '\n' || character === '\u0004') return typed.trim();
        if (character === '\u0003') throw new CliError('Stopped.', EXIT.failed);
        typed = character === '\u007f' || character === '\b' ? typed.slice(0, -1) : typed + character;
      }
    }
    return typed.trim();
  } finally {
    stdin.setRawMode?.(false);
    stderr.write('\n');
  }
}
