import type { Scale } from '../../page/rules/scale-value.ts';
import { create } from '../../page/safe-document.ts';

/** Prefixes of our variables for the scaled parts of a variable that holds a whole `font`. */
export const tokens = ['--evenway-size', '--evenway-line'];

let scratch: CSSStyleDeclaration | undefined;

/** Size and line height of a `font` value; null if it is not one. */
export function partsOfFont(value: string, scale: Pick<Scale, 'resolve'>): [size: string, line: string] | null {
  scratch ??= create('i').style;
  scratch.font = '';
  scratch.font = expand(value, scale.resolve);
  return scratch.fontSize ? [scratch.fontSize, scratch.lineHeight] : null;
}

/** A value with its variables substituted; empty if one of them is unknown. */
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
