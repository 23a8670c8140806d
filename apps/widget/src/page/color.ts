export type Color = readonly [red: number, green: number, blue: number, alpha: number];

const colors = new Map<string, Color | null>();

/** Reads what `getComputedStyle` gives; null for colour spaces it does not know. Pages use few colours, many times. */
export function readColor(text: string): Color | null {
  let color = colors.get(text);
  if (color === undefined) {
    color = parse(text);
    colors.set(text, color);
  }
  return color;
}

function parse(text: string): Color | null {
  const [, space, list = ''] = /^(rgba?|color)\(([^)]*)\)$/.exec(text) ?? [];
  if (!space) return null;
  const wide = space === 'color';
  if (wide && !list.startsWith('srgb ')) return null;
  const numbers = (list.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? []).map(Number);
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers;
  const scale = wide ? 255 : 1;
  return [red * scale, green * scale, blue * scale, alpha];
}

export const blend = (over: Color, under: Color): Color => {
  const mix = (index: 0 | 1 | 2) => over[index] * over[3] + under[index] * (1 - over[3]);
  return [mix(0), mix(1), mix(2), 1];
};

export const contrast = (one: Color, other: Color): number => {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

export const luminance = ([red, green, blue]: Color): number => {
  const part = (value: number) => {
    const share = Math.min(1, Math.max(0, value / 255));
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
};

export const writeColor = ([red, green, blue]: Color): string =>
  `rgb(${Math.round(red)} ${Math.round(green)} ${Math.round(blue)})`;

export const black: Color = [0, 0, 0, 1];
export const white: Color = [255, 255, 255, 1];

/** The colour nearest to the given one that stands out from its background by at least the ratio; null if none does. */
export function pushColor(color: Color, background: Color, ratio: number): Color | null {
  const ends = luminance(color) >= luminance(background) ? [white, black] : [black, white];
  for (const end of ends) {
    for (let share = 0; share <= 1; share += 0.05) {
      const pushed = blend([end[0], end[1], end[2], share], color);
      // A little more than asked, for what rounding to whole numbers takes away.
      if (contrast(pushed, background) >= ratio + 0.05) return pushed;
    }
  }
  return null;
}
