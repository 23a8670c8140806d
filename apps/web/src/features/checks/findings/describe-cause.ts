import { type ColorPair, colorsOf, cssSelectorOf, textOf } from '@evenway/checks';
import { contrastRatio, type Language, moveToContrast, type WebsiteFinding } from '@evenway/contract';

/** One of the two colors changed so that they pass. */
export interface PassingColors {
  readonly property: 'color' | 'background-color';
  readonly value: string;
  /** The other one, which stays. */
  readonly beside: string;
}

/** Colors with too little contrast, and what would be enough. */
export interface ContrastFix extends ColorPair {
  /** Such as '2.9', never rounded up to what would pass. */
  readonly ratio: string;
  /** The nearest colors that pass, the smaller change first; none if no color of the text passes. */
  readonly passing: readonly PassingColors[];
}

/** What one finding is recognized by: its own words and colors, or else its place in the code. */
export interface Cause {
  readonly text: string | null;
  readonly selector: string;
  readonly fixes: readonly ContrastFix[];
}

export function describeCause(finding: Pick<WebsiteFinding, 'pages' | 'snippet'>, language: Language): Cause {
  const { pages, snippet } = finding;
  return {
    text: textOf(finding),
    selector: cssSelectorOf({ selector: pages[0]?.selectors[0] ?? '', snippet }),
    fixes: colorsOf(finding).map((pair) => toFix(pair, language)),
  };
}

function toFix(pair: ColorPair, language: Language): ContrastFix {
  const { color, background } = pair;
  return { ...pair, ratio: writeRatio(contrastRatio(color, background), language), passing: passingColors(pair) };
}

/**
 * Text is changed first. Light text on a color often cannot get lighter: then the smaller change is that of the background, and
 * turning the text dark comes second.
 */
function passingColors({ color, background, required }: ColorPair): PassingColors[] {
  const text = moveToContrast(color, background, required);
  if (text === null) return [];
  const change: PassingColors = { property: 'color', value: text, beside: background };
  if (!isLighter(color, background)) return [change];
  const other = moveToContrast(background, color, required);
  if (other === null) return [change];
  const behind: PassingColors = { property: 'background-color', value: other, beside: color };
  return isLighter(text, background) ? [change, behind] : [behind, change];
}

const isLighter = (one: string, other: string) => contrastRatio(one, '#000000') > contrastRatio(other, '#000000');

/** One decimal, rounded down: 4.49 is not the 4.5 that passes. */
export const writeRatio = (ratio: number, language: Language): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(Math.floor(ratio * 10 + 1e-9) / 10);

/** CSS for the owner's style sheet, with its contrast as a comment. */
export const cssRule = (selector: string, { property, value, beside }: PassingColors): string =>
  `${selector} {\n  ${property}: ${value}; /* ${writeRatio(contrastRatio(value, beside), 'en')}:1 */\n}`;
