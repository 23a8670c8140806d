import { find, fromDocument } from '../page/safe-document.ts';

/** The script element that loaded us, and what follows from its address. */
export function findScript(): { cdn: string; id: string; nonce: string } | null {
  const script = (fromDocument('currentScript') ?? find('script[data-widget-id]')) as HTMLScriptElement | null;
  const id = script?.getAttribute('data-widget-id') ?? '';
  const src = script?.src ?? '';
  const end = src.search(/\/widget(\.js|\/parts\/)/);
  if (!script || end < 0 || !/^[\w-]{1,64}$/.test(id)) return null;
  return { cdn: src.slice(0, end), id, nonce: script.nonce };
}
