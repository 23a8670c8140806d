import * as z from 'zod/mini';
import { ANSWER_MAILS, MESSAGE_LIMITS, MESSAGE_STATUSES } from '../messages.ts';
import { WIDGET_FEATURES, WIDGET_LANGUAGES } from '../widget/widget-options.ts';
import { Email, Id, Timestamp } from './entities.ts';

/** Typed text of several lines: trimmed, and without control characters except line breaks and tabs. */
const text = (max: number) => z.string().check(z.trim(), z.maxLength(max), z.regex(/^(?:[\t\n\r]|\P{Cc})*$/u));
const someText = (max: number) => text(max).check(z.minLength(1));

export const MessageStatus = z.enum(MESSAGE_STATUSES);
export type MessageStatus = z.output<typeof MessageStatus>;

/**
 * What the widget sends. It identifies nobody: an address only if the visitor wants an answer, page and functions only
 * if they ticked it.
 */
export const NewMessage = z.strictObject({
  goal: someText(MESSAGE_LIMITS.goal),
  barrier: someText(MESSAGE_LIMITS.barrier),
  email: z.nullable(Email),
  /** Of the page, without query and fragment. */
  path: z.nullable(z.string().check(z.maxLength(MESSAGE_LIMITS.path), z.regex(/^\/[^?#\p{Cc}]*$/u))),
  functions: z.nullable(z.array(z.enum(WIDGET_FEATURES)).check(z.maxLength(WIDGET_FEATURES.length))),
  language: z.enum(WIDGET_LANGUAGES),
  /** New for every message, so that a retry after a lost response sends no second one. */
  attempt: z.string().check(z.regex(/^[\w-]{22,64}$/)),
  /** The solution of a puzzle that we required. */
  proof: z.optional(z.string().check(z.maxLength(400))),
});
export type NewMessage = z.output<typeof NewMessage>;

/** A further entry in the conversation after the message itself. */
export const MessageWord = z.object({
  id: Id,
  from: z.enum(['owner', 'visitor']),
  text: z.string(),
  at: Timestamp,
  /** Who answered; null for the visitor, and for someone who is no longer a member. */
  author: z.nullable(z.string()),
});
export type MessageWord = z.output<typeof MessageWord>;

const messageFields = {
  id: Id,
  status: MessageStatus,
  goal: z.string(),
  barrier: z.string(),
  path: z.nullable(z.string()),
  sentAt: Timestamp,
  /** When its visitor last wrote. */
  wroteAt: Timestamp,
  /** The visitor left an address, which only we know. */
  wantsAnswer: z.boolean(),
};
export const ListedMessage = z.object(messageFields);
export type ListedMessage = z.output<typeof ListedMessage>;

export const Message = z.object({
  ...messageFields,
  websiteId: Id,
  answerMail: z.enum(ANSWER_MAILS),
  /** The functions that were switched on; null if the visitor did not send them. */
  functions: z.nullable(z.array(z.enum(WIDGET_FEATURES))),
  language: z.enum(WIDGET_LANGUAGES),
  words: z.array(MessageWord),
  /** For the team alone. */
  note: z.string(),
  /** A finding of a check that it is about. */
  findingId: z.nullable(Id),
  /** Incremented by every change: a change based on an older version is refused. */
  version: z.int(),
});
export type Message = z.output<typeof Message>;

export const MessagePage = z.object({
  messages: z.array(ListedMessage),
  hasMore: z.boolean(),
  /** Of the whole website, whatever the filter. */
  counts: z.object({ new: z.int(), answered: z.int(), mended: z.int() }),
});
export type MessagePage = z.output<typeof MessagePage>;

/** How long the first answer took, over the last twelve months. */
export const ResponseTime = z.object({ medianHours: z.number(), count: z.int() });
export type ResponseTime = z.output<typeof ResponseTime>;

export const MessageSettings = z.object({
  /** The widget of this website offers it. */
  isOn: z.boolean(),
  /** The signed-in person gets a mail about new messages, once a day at most. */
  wantsDigest: z.boolean(),
  /** Null while too few were answered. */
  responseTime: z.nullable(ResponseTime),
});
export type MessageSettings = z.output<typeof MessageSettings>;

/** The version that is changed, so that two people never overwrite each other unseen. */
const version = z.int().check(z.gte(1));
export const MessageAnswer = z.strictObject({
  version,
  text: someText(MESSAGE_LIMITS.answer),
  /** Also tells the visitor that the barrier is fixed. */
  isMended: z.boolean(),
});
export const MessageChange = z.strictObject({
  version,
  status: z.optional(MessageStatus),
  note: z.optional(text(MESSAGE_LIMITS.note)),
  findingId: z.optional(z.nullable(Id)),
});
