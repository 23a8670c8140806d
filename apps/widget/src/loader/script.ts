import { attempt } from '../page/attempt.ts';
import { findAll, fromDocument } from '../page/safe-document.ts';
import type { PartScript } from '../settings/part-script.ts';

export const snippets = 'script[data-widget-id]';

/** The script element that loaded us; undefined where there is no page. */
const script = attempt(() => fromDocument('currentScript') ?? findAll(snippets)[0]) as PartScript | undefined;

/** `evenway` is the stored style sheet, if the snippet has applied it already. */
export const { nonce, evenway }: Partial<PartScript> = script ?? {};

/** Where our files are, from the URL of this one, which may contain a path and may be pinned. */
export const [, base] = /^(.+\/widget)(\.js|\/parts\/)/.exec(script?.src ?? '') ?? ([] as string[]);

export const [id] = /^[\w-]{1,64}$/.exec(script?.dataset.widgetId ?? '') ?? ([] as string[]);
