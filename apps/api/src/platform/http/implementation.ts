import type { Language } from '@evenway/contract';
import type { Endpoint, HandlerInput, HandlerOutput } from '@evenway/contract/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KeyHolder } from '../api-keys/key-holder.ts';
import type { RecordChange } from '../audit/record.ts';
import type { MemberSession, Session } from '../sessions/session.ts';
import type { Download } from './download.ts';
import type { GuardIf } from './require-step-up.ts';

type SessionFor<E extends Endpoint> = E['access'] extends 'public'
  ? 'readsSession' extends keyof E
    ? Session | null
    : null
  : E['access'] extends 'key'
    ? KeyHolder
    : E['access'] extends 'member' | 'admin'
      ? MemberSession
      : Session;

/** One request to an endpoint: the parsed input, and a session or key that satisfies the access rule. */
export interface Call<E extends Endpoint> {
  readonly input: HandlerInput<E>;
  readonly session: SessionFor<E>;
  readonly language: Language;
  /** Records in the audit trail what the call changes; the endpoint names the event. */
  readonly record: RecordChange;
  /** For calls whose `stepUp` or `grave` applies in some cases: refuses the call if this is one that is not allowed. */
  readonly guardIf: GuardIf;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export interface Implementation {
  readonly endpoint: Endpoint;
  handle(call: never): Promise<unknown>;
}

/** Like `implement`, for a call that returns a file, whose content need not fit into memory. */
export function implementDownload<E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<Download>,
): Implementation {
  return { endpoint, handle };
}

/** Binds a handler to a call of the contract, which determines the types of input, session and result. */
export function implement<E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<HandlerOutput<E>>,
): Implementation {
  return { endpoint, handle };
}
