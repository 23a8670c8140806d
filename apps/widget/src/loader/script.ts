import { attempt } from '../page/attempt.ts';
import { findAll, fromDocument } from '../page/safe-document.ts';
import type { PartScript } from '../settings/part-script.ts';

export const snippets = 'script[data-widget-id]';

/** The script element that loaded us. Nothing where there is no page. */
const script = attempt(() => fromDocument('currentScript') ?? findAll(snippets)[0]) as PartScript | undefined;

/** `evenway` is the kept style sheet, where the snippet has applied it already. */
export const { nonce, evenway }: Partial<PartScript> = script ?? {};

/** The address below which our files are, by the lasting or the pinned name of this one; it may hold a path. */
export const [, base] = /^(.+\/widget)(\.js|\/parts\/)/.exec(script?.src ?? '') ?? ([] as string[]);

export const [id] = /^[\w-]{1,64}$/.exec(script?.dataset.widgetId ?? '') ?? ([] as string[]);
