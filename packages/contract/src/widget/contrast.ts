/** Colors are `#rrggbb`. */

/** WCAG contrast of two colors: 1 for the same, 21 for black on white. */
export function contrastRatio(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

const BLACK = 0;
const WHITE = 255;

/** The color of the same hue, darkened no more than needed to reach `ratio` on a light background. */
export const darkenToContrast = (color: string, background: string, ratio: number): string =>
  contrastRatio(color, background) >= ratio ? color : nearestTowards(BLACK, color, background, ratio);

/**
 * The color nearest to the given one that reaches `ratio` beside another: darker if it is the darker of the two, else lighter.
 * If not even black or white reaches it there, it is sought in the other direction; null if there is none.
 */
export function moveToContrast(color: string, beside: string, ratio: number): string | null {
  if (contrastRatio(color, beside) >= ratio) return color;
  const ends = luminance(color) <= luminance(beside) ? [BLACK, WHITE] : [WHITE, BLACK];
  const end = ends.find((one) => contrastRatio(writeColor([one, one, one]), beside) >= ratio);
  return end === undefined ? null : nearestTowards(end, color, beside, ratio);
}

/** On the line to black or white, which reaches `ratio` itself: the first color from where on all do. */
function nearestTowards(end: number, color: string, beside: string, ratio: number): string {
  const channels = readChannels(color);
  const mixed = (kept: number) =>
    writeColor(channels.map((channel) => Math.round(end + ((channel - end) * kept) / 255)));
  // Nearer to the end never means less contrast once the color has passed the other one, so a binary search finds it; the
  // server does this for every website.
  let [enough, tooMuch] = [0, 255];
  while (tooMuch - enough > 1) {
    const middle = (enough + tooMuch) >> 1;
    if (contrastRatio(mixed(middle), beside) >= ratio) enough = middle;
    else tooMuch = middle;
  }
  return mixed(enough);
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
