import type { Scale } from '../../page/rules/scale-value.ts';
import { create } from '../../page/safe-document.ts';

/** Before the name of a variable that holds a whole `font`: what we keep of it, scaled. */
export const tokens = ['--evenway-size', '--evenway-line'];

let scratch: CSSStyleDeclaration | undefined;

/** Size and line height of a `font` value; null when it is no such value. */
export function partsOfFont(value: string, scale: Pick<Scale, 'resolve'>): [size: string, line: string] | null {
  scratch ??= create('i').style;
  scratch.font = '';
  scratch.font = expand(value, scale.resolve);
  return scratch.fontSize ? [scratch.fontSize, scratch.lineHeight] : null;
}

/** A value with what its variables hold instead of them; empty when one of them is not known. */
export function expand(value: string, resolve: Scale['resolve']): string {
  const [call, name, fallback = ''] = /var\(\s*(--[^,()\s]+)\s*,?([^()]*)\)/.exec(value) ?? [];
  if (!call) return value;
  const held = resolve(name as string).trim() || fallback.trim();
  return (
    held &&
    expand(
      value.replace(call, () => held),
      resolve,
    )
  );
}
