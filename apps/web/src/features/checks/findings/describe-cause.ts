import { type ColorPair, colorsOf, cssSelectorOf, textOf } from '@evenway/checks';
import { contrastRatio, type Language, moveToContrast, type WebsiteFinding } from '@evenway/contract';

/** Colors with too little contrast, and what would be enough. */
export interface ContrastFix extends ColorPair {
  /** Such as '2.9', never rounded up to what would pass. */
  readonly ratio: string;
  /** The nearest text color that passes; null if none does. */
  readonly passing: string | null;
  /** For light text: the nearest background that passes, to keep the text as it is. */
  readonly passingBackground: string | null;
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
  const { color, background, required } = pair;
  const isLight = contrastRatio(color, BLACK) > contrastRatio(background, BLACK);
  return {
    ...pair,
    ratio: writeRatio(contrastRatio(color, background), language),
    passing: moveToContrast(color, background, required),
    passingBackground: isLight ? moveToContrast(background, color, required) : null,
  };
}

const BLACK = '#000000';

/** One decimal, rounded down: 4.49 is not the 4.5 that passes. */
export const writeRatio = (ratio: number, language: Language): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(Math.floor(ratio * 10 + 1e-9) / 10);

/** CSS for the owner's style sheet, with its contrast as a comment. */
export const cssRule = (selector: string, property: 'color' | 'background-color', value: string, beside: string) =>
  `${selector} {\n  ${property}: ${value}; /* ${writeRatio(contrastRatio(value, beside), 'en')}:1 ${property === 'color' ? 'on' : 'with'} ${beside} */\n}`;
