import type { Readable } from 'node:stream';
import type { Client } from './create-client.ts';

export type Env = Readonly<Record<string, string | undefined>>;

interface Output {
  write(text: string): unknown;
}

/** The program's environment; tests provide their own. */
export interface Surroundings {
  readonly env: Env;
  readonly stdin: Readable & { readonly isTTY?: boolean; setRawMode?(isRaw: boolean): unknown };
  readonly stdout: Output;
  readonly stderr: Output;
}

export type OptionValues = Readonly<Record<string, string | boolean | undefined>>;

export interface CommandCall {
  /** The arguments after the name of the command. */
  readonly args: readonly string[];
  readonly options: OptionValues;
  readonly around: Surroundings;
  /** Created on first use: some commands need no key. */
  client(): Promise<Client>;
}

/** The result of a command: as data for programs, and as lines for people. */
export interface Result {
  readonly data: unknown;
  readonly lines: readonly string[];
  /** Part of it failed. */
  readonly hasFailed?: boolean;
  /** Where success or failure is not enough. */
  readonly exitCode?: number;
}

export interface Command {
  readonly name: string;
  /** What follows the name. */
  readonly args: string;
  readonly summary: string;
  readonly options?: Readonly<Record<string, { readonly type: 'string' | 'boolean'; readonly help: string }>>;
  /** Further words that it takes, with their meaning. */
  readonly terms?: readonly (readonly [term: string, meaning: string])[];
  run(call: CommandCall): Promise<Result>;
}
