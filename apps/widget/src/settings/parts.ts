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
  /** These three come with the adjust part, which is loaded before anything can be chosen. */
  save: () => void;
  /** Hides the button for this visit or for good; without an argument, shows it again. */
  hide: (until?: 'visit' | 'always') => Promise<void>;
  /** Fetches a part that is not a script, by the same kind of name. */
  fetchPart: (file: string, ending: 'json' | 'woff2') => Promise<Response>;
  /** The style sheet applied on arrival, to be taken over. */
  sheet: CSSStyleSheet;
  /** Loads another part by its pinned name. */
  part: <Entry>(file: string) => Promise<Entry>;
  request: typeof request;
  report: typeof report;
  /** Shared by the loader, which needs them before any part is loaded. */
  adoptSheet: typeof adoptSheet;
  pageSignature: typeof pageSignature;
  drawIcon: typeof drawIcon;
  /** The relative luminance of `#rrggbb`. */
  luminanceOf: (color: string) => number;
  /** Draws the button again after its side or visibility has changed. */
  refresh: () => void;
}

export interface Adjuster {
  /** Passed on, so that the panel need not bundle them again. */
  options: typeof options;
  profiles: readonly string[];
  /** The settings that apply to the page: choices, device and profiles combined. */
  settings: () => Settings;
  choices: () => Choices;
  /** An empty value switches off. */
  set: (feature: Feature, value: string) => void;
  toggleProfile: (name: string) => void;
  restore: (earlier: Choices) => void;
  /** Called if a function could not be switched on, for example because a font did not load. */
  onFailure: (listener: () => void) => void;
  /** Called if the device's preferences have changed the settings. */
  onChange: (listener: () => void) => void;
  follow: (on: boolean) => void;
  /** Applies `saved` after another tab has changed it, without writing anything back. */
  reload: () => void;
  /** Adopts choices of another tab or a later page view. */
  sync: () => void;
  remove: () => void;
}

export interface Panel {
  open: () => void;
  close: () => void;
  isOpen: () => boolean;
  /** Takes the focus from the page. */
  enter: () => void;
}
