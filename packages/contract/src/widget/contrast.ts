/** Colors are `#rrggbb`. */

/** WCAG contrast of two colors: 1 for the same, 21 for black on white. */
export function contrastRatio(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** The color of the same hue, darkened no more than needed to reach `ratio` on a light background. */
export function darkenToContrast(color: string, background: string, ratio: number): string {
  if (contrastRatio(color, background) >= ratio) return color;
  const channels = readChannels(color);
  const darkenedTo = (kept: number) => writeColor(channels.map((channel) => Math.round((channel * kept) / 255)));
  // Darker never means less contrast here, so a binary search finds the lightest shade; the server does this for every
  // website.
  let [enough, tooMuch] = [0, 255];
  while (tooMuch - enough > 1) {
    const middle = (enough + tooMuch) >> 1;
    if (contrastRatio(darkenedTo(middle), background) >= ratio) enough = middle;
    else tooMuch = middle;
  }
  return darkenedTo(enough);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = readChannels(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function readChannels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

function writeColor(channels: readonly number[]): string {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
