import type { report, request } from '../loader/request.ts';
import type { drawIcon } from '../page/draw-icon.ts';
import type { adoptSheet } from '../page/rules/adopt-sheet.ts';
import type { pageSignature } from '../page/rules/page-signature.ts';
import type { Choices } from '../profiles/choices.ts';
import type { Config } from './config.ts';
import type { Feature, options, Settings } from './options.ts';
import type { Saved } from './saved.ts';

/** What the loader hands to the parts it loads. */
export interface Loader {
  config: Config;
  host: HTMLElement;
  root: ShadowRoot;
  button: HTMLButtonElement;
  saved: Saved;
  hiddenForVisit: boolean;
  /** These three come with the adjust part, which is there before anything can be chosen. */
  save: () => void;
  /** Hides the button for this visit or for good; without either, shows it again. */
  hide: (until?: 'visit' | 'always') => Promise<void>;
  /** Fetches a part that is no program, by the same kind of name. */
  fetchPart: (file: string, ending: 'json' | 'woff2') => Promise<Response>;
  /** The style sheet applied on arrival, to be taken over. */
  sheet: CSSStyleSheet;
  /** Loads one more part by the name it is pinned with. */
  part: <Entry>(file: string) => Promise<Entry>;
  request: typeof request;
  report: typeof report;
  /** Shared by the loader, which needs them before any part is there. */
  adoptSheet: typeof adoptSheet;
  pageSignature: typeof pageSignature;
  drawIcon: typeof drawIcon;
  /** The relative luminance of `#rrggbb`. */
  luminanceOf: (color: string) => number;
  /** Draws the button again after its side or visibility has changed. */
  refresh: () => void;
}

export interface Adjuster {
  /** Handed over, so that the panel need not bring them along once more. */
  options: typeof options;
  profiles: readonly string[];
  /** What holds on the page, of the visitor's choices, the device and profiles together. */
  settings: () => Settings;
  choices: () => Choices;
  /** An empty value switches off. */
  set: (feature: Feature, value: string) => void;
  toggleProfile: (name: string) => void;
  restore: (earlier: Choices) => void;
  /** Called when a function could not be switched on, for instance when a font did not arrive. */
  onFailure: (listener: () => void) => void;
  /** Called when the device's own preferences have changed the settings. */
  onChange: (listener: () => void) => void;
  follow: (on: boolean) => void;
  /** Applies what `saved` holds now, after another tab has changed it, and writes nothing back. */
  reload: () => void;
  /** Takes over what another tab or a later page view has chosen. */
  sync: () => void;
  remove: () => void;
}

export interface Panel {
  open: () => void;
  close: () => void;
  isOpen: () => boolean;
  /** The focus has come in from the page. */
  enter: () => void;
}
