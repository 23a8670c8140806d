/** By the exact formula, independent of the product's own. */
export function contrastRatio(one: readonly number[], other: readonly number[]): number {
  const light = (color: readonly number[]) =>
    [0.2126, 0.7152, 0.0722].reduce((sum, weight, index) => {
      const share = (color[index] as number) / 255;
      return sum + weight * (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
    }, 0);
  const [high, low] = [light(one), light(other)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

export const toHex = (color: readonly number[]): string =>
  `#${color.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
