import { findAll, fromDocument } from '../page/safe-document.ts';

export interface WidgetScript {
  /** The address in front of our files, without a slash at its end; it may hold a path. */
  cdn: string;
  id: string;
  nonce: string;
}

/** The script element that loaded us, by its lasting or its pinned name, and what follows from its address. */
export function findScript(): WidgetScript | null {
  const script = (fromDocument('currentScript') ?? findAll('script[data-widget-id]')[0]) as HTMLScriptElement | null;
  const id = script?.getAttribute('data-widget-id') ?? '';
  const [, cdn] = /^(.+)\/widget(?:\.js|\/parts\/loader\.\w+\.js)(?:[?#].*)?$/.exec(script?.src ?? '') ?? [];
  return script && cdn && /^[\w-]{1,64}$/.test(id) ? { cdn, id, nonce: script.nonce } : null;
}
