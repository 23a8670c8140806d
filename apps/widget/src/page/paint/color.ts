export type Color = readonly [red: number, green: number, blue: number, alpha: number];

const colors = new Map<string, Color | null>();
let makeProbe: (() => HTMLElement) | undefined;
let probe: HTMLElement | undefined;

/** Lets `work` read colors in every color space the browser knows, using an element in our own shadow root. */
export function readColorsIn<T>(root: ShadowRoot, create: (tag: 'i') => HTMLElement, work: () => T): T {
  makeProbe = () => {
    const element = create('i');
    element.hidden = true;
    root.append(element);
    return element;
  };
  try {
    return work();
  } finally {
    makeProbe = undefined;
    probe?.remove();
    probe = undefined;
  }
}

/** Parses a color from `getComputedStyle`; null if it cannot be converted. Cached, because pages repeat few colors. */
export function readColor(text: string): Color | null {
  let color = colors.get(text);
  if (color === undefined) {
    color = parse(text) ?? parse(convert(text));
    if (colors.size > 5000) colors.clear();
    if (color || makeProbe) colors.set(text, color);
  }
  return color;
}

/** Mixing a color with itself makes the browser report it in red, green and blue. */
function convert(text: string): string {
  probe ??= makeProbe?.();
  if (!probe) return '';
  probe.style.color = '';
  probe.style.color = `color-mix(in srgb,${text},${text})`;
  return probe.style.color && getComputedStyle(probe).color;
}

function parse(text: string): Color | null {
  const [, space, list = ''] = /^(rgba?|color)\(([^)]*)\)$/.exec(text) ?? [];
  if (!space) return null;
  const wide = space === 'color';
  if (wide && !list.startsWith('srgb ')) return null;
  const numbers = (list.slice(wide ? 5 : 0).match(/none|-?\d*\.?\d+(?:e-?\d+)?/g) ?? []).map(
    (part) => Number(part) || 0,
  );
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers;
  const scale = wide ? 255 : 1;
  const limit = (value: number) => Math.min(255, Math.max(0, value * scale));
  return [limit(red), limit(green), limit(blue), Math.min(1, alpha)];
}

export const blend = (over: Color, under: Color): Color => {
  if (over[3] === 1) return over;
  const mix = (index: 0 | 1 | 2) => over[index] * over[3] + under[index] * (1 - over[3]);
  return [mix(0), mix(1), mix(2), 1];
};

export const fade = (color: Color, opacity: number): Color =>
  opacity === 1 ? color : [color[0], color[1], color[2], color[3] * opacity];

export const contrast = (one: Color, other: Color): number => {
  const [a, b] = [luminance(one) + 0.05, luminance(other) + 0.05];
  return a > b ? a / b : b / a;
};

const luminances = new WeakMap<Color, number>();

/** Cached, because the same few colors are asked for repeatedly. */
export const luminance = (color: Color): number => {
  let value = luminances.get(color);
  if (value === undefined) {
    value = 0.2126 * linear(color[0]) + 0.7152 * linear(color[1]) + 0.0722 * linear(color[2]);
    luminances.set(color, value);
  }
  return value;
};

const linear = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

export const writeColor = ([red, green, blue]: Color): string =>
  `rgb(${Math.round(red)} ${Math.round(green)} ${Math.round(blue)})`;

export const black: Color = [0, 0, 0, 1];
export const white: Color = [255, 255, 255, 1];

/** The color nearest to the given one that has at least this contrast with all backdrops; null if there is none. */
export function raiseContrast(color: Color, backdrops: readonly Color[], ratio: number): Color | null {
  const reaches = (changed: Color) => backdrops.every((backdrop) => contrast(changed, backdrop) >= ratio);
  const lighter =
    backdrops.reduce((sum, backdrop) => sum + luminance(backdrop), 0) / backdrops.length <= luminance(color);
  for (const end of lighter ? [white, black] : [black, white]) {
    for (let share = 0; share <= 1; share += 0.05) {
      const stronger = blend([end[0], end[1], end[2], share], color);
      // Rounded as it will be written, so that rounding costs no contrast.
      const whole: Color = [Math.round(stronger[0]), Math.round(stronger[1]), Math.round(stronger[2]), 1];
      if (reaches(whole)) return whole;
    }
  }
  return null;
}
