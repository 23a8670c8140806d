/** Numbers with an absolute unit, and whole `var()` calls; not digits within a name. */
const tokens =
  /var\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|(?<![\w#-])(\d*\.?\d+(?:e[+-]?\d+)?)(px|rem|pt|pc|cm|mm|in|q|[sld]?v(?:w|h|i|b|min|max)|cq(?:w|h|i|b|min|max)|em|ex|ch|%)(?![\w-])/gi;
const relative = /^(em|ex|ch|%)$/i;
/** As factors of the default size. */
export const keywords: Record<string, number> = {
  'xx-small': 9 / 16,
  'x-small': 10 / 16,
  small: 13 / 16,
  medium: 1,
  large: 18 / 16,
  'x-large': 24 / 16,
  'xx-large': 2,
  'xxx-large': 3,
};

export interface Scale {
  factor: number;
  /** The visitor's default size in pixels, for size keywords. */
  standard: number;
  /** The value of a custom property where the rule applies. */
  resolve: (name: string) => string;
  /** Called if a value cannot be known. */
  unsure: () => void;
}

/**
 * Multiplies absolute lengths by the factor. Relative lengths follow their parent, except below the root, which keeps
 * its size so that rem is not scaled twice.
 */
export function scaleValue(value: string, scale: Scale, belowRoot: boolean): string {
  const keyword = keywords[value.toLowerCase()];
  if (keyword) return `${round(keyword * scale.standard * scale.factor)}px`;
  if (belowRoot && /^(inherit|unset)$/.test(value)) return `${scale.factor}em`;
  if (!/\d|var\(/.test(value)) return value;
  return value.replace(tokens, (token, number?: string, unit?: string) => {
    if (!unit) return scaleVariable(token, scale, belowRoot);
    return relative.test(unit) && !belowRoot ? token : `${round(Number(number) * scale.factor)}${unit}`;
  });
}

function scaleVariable(call: string, scale: Scale, belowRoot: boolean): string {
  const [, name = '', fallback = ''] = /^var\(\s*(--[^,)\s]+)\s*,?(.*)\)$/s.exec(call) ?? [];
  const held = scale.resolve(name).trim() || fallback.trim();
  const scaled = `calc(${call}*${scale.factor})`;
  // An unset variable with another one as its fallback.
  if (/^var\(.*\)$/s.test(held)) return scaleVariable(held, scale, belowRoot) === held ? call : scaled;
  if (!held || held.includes('var(') || keywords[held]) {
    scale.unsure();
    return call;
  }
  // More than one value, as in `1rem/1.5 sans-serif`: cannot be used in `calc()`.
  if (/[^\s(]\s*[\s/]\s*[^\s)]/.test(held.replace(/\(.*\)/s, '()')) && /\d/.test(held)) {
    scale.unsure();
    return call;
  }
  const units = [...held.matchAll(tokens)].map((match) => match[2] ?? '');
  const fixed = units.filter((unit) => belowRoot || !relative.test(unit)).length;
  if (!fixed) return call;
  if (fixed < units.length) scale.unsure();
  return scaled;
}

const round = (number: number): number => Math.round(number * 10_000) / 10_000;
