import type { Root } from '../../page/rules/adopt-sheet.ts';
import type { Rewrite } from '../../page/rules/mirror-rules.ts';
import type { Feature, Settings } from '../../settings/options.ts';
import type { Loader } from '../../settings/parts.ts';

/** What one control does with style rules alone. Leaving its rules out of the style sheet undoes it. */
export interface Adjustment {
  /** Rules for every tree of the page, stronger than the page's own. */
  css?: (value: string, root: Root, context: Context) => string;
  /** The page's own rules, rewritten. */
  rewrite?: (value: string, root: Root, context: Context) => Rewrite;
  /** Rules weaker than all of the page's, for what only the browser's default style sheet sizes or colors. */
  base?: (value: string, root: Root, context: Context) => string;
  /** Rules for what the other rules missed in a shadow root. Requested after those have been applied. */
  repair?: (value: string, root: ShadowRoot, context: Context) => string;
  /** Whether elements must be measured as well; `partial` if some of the page's rules could not be mirrored. */
  needsMeasuring?: (value: string, partial: boolean) => boolean;
}

/** For what style rules cannot do. Switches it on and returns a function that switches it off. */
export type Tool = (context: Context) => () => void;

/** Rules for elements that must be measured, requested after all others have been applied. */
export type Measurer = (value: string, context: Context) => string | Measured;

export interface Measured {
  css: string;
  /** Checks the result in small steps, and returns the final rules. */
  check: () => Generator<undefined, string>;
  /** Whether visitors may see the page before it has been checked. */
  canWait: boolean;
}

export type Adjustments = { [F in Feature]?: Adjustment };

export type Active = [adjustment: Adjustment, value: string, feature: Feature];

export interface Context {
  loader: Loader;
  /** The document to style or measure: the page's own, or that of a frame. */
  document: Document;
  /** The settings that apply now, including those of the device. */
  settings: () => Settings;
  /** Removes our style sheet while `look` runs, to read the page's own values. */
  withoutAdjustments: <T>(look: () => T) => T;
  /** Runs `look` with our style sheet, while nothing is animated. */
  withAdjustments: <T>(look: () => T) => T;
  /** Called if the effect of a rule cannot be known without measuring. */
  unsure: () => void;
}
