import type { Readable, Writable } from 'node:stream';

/** The program's environment; tests provide their own. */
export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdin: Readable & { readonly isTTY?: boolean; setRawMode?(isRaw: boolean): unknown };
  readonly stdout: Writable;
  readonly stderr: Writable;
}

export interface Website {
  readonly id: string;
  readonly domain: string;
  /** As people read it. Servers of earlier releases do not send it. */
  readonly displayDomain?: string;
  readonly status: string;
  readonly isLive: boolean;
  readonly plan: string | null;
}

export interface Client {
  get(path: string, query?: Readonly<Record<string, string>>): Promise<unknown>;
  /** Every page of a list. */
  list<Item>(path: string): Promise<Item[]>;
  write(method: 'POST' | 'PATCH', path: string, body: unknown): Promise<unknown>;
}

export interface CommandCall {
  /** The arguments after the name of the command. */
  readonly args: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
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

/** A browser, controlled with the DevTools protocol. */
export interface Chrome {
  // biome-ignore lint/suspicious/noExplicitAny: The protocol has hundreds of shapes; those that are read are validated.
  send(method: string, params?: Readonly<Record<string, unknown>>, session?: string): Promise<any>;
  // biome-ignore lint/suspicious/noExplicitAny: As above.
  listen(listener: (method: string, params: any, session: string | undefined) => void): () => void;
  close(): Promise<void>;
}

export interface Tab {
  /** Until the page is loaded and has settled. */
  visit(url: string): Promise<void>;
  /** Runs in the page, isolated from its own scripts. */
  // biome-ignore lint/suspicious/noExplicitAny: What a script in the page returns.
  evaluate(expression: string): Promise<any>;
}

export interface Identified {
  readonly id: string;
  readonly rule: string;
  readonly snippet: string;
  readonly pages: readonly { readonly path: string; readonly count: number }[];
}

/** The file of `--baseline`. */
export interface Baseline {
  /** Paths of all pages that were checked, including those without a finding. */
  readonly pages: readonly string[];
  readonly findings: readonly {
    readonly id: string;
    readonly rule: string;
    readonly snippet: string;
    /** Number of places by path. */
    readonly pages: Readonly<Record<string, number>>;
  }[];
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
