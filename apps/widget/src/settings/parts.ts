import type { Config } from './config.ts';
import type { Settings } from './options.ts';
import type { Saved } from './saved.ts';

/** What the loader hands to the parts it loads. */
export interface Loader {
  cdn: string;
  config: Config;
  host: HTMLElement;
  root: ShadowRoot;
  button: HTMLButtonElement;
  saved: Saved;
  save: () => void;
  /** The style sheet applied on arrival, to be taken over. */
  sheet: CSSStyleSheet;
  version: string;
  /** Loads one more part by the name it is pinned with. */
  part: <Entry>(file: string) => Promise<Entry>;
  /** Draws the button again after its side or visibility has changed. */
  refresh: () => void;
  hideForVisit: () => void;
}

export interface Adjuster {
  settings: () => Settings;
  apply: (next: Settings) => void;
  /** Called when a function could not be switched on, for instance when a font did not arrive. */
  onFailure: (listener: () => void) => void;
  /** Called when the device's own preferences have changed the settings. */
  onChange: (listener: () => void) => void;
  follow: (on: boolean) => void;
  remove: () => void;
}

export interface Panel {
  open: () => void;
  close: () => void;
  isOpen: () => boolean;
}

/** A part leaves its entry on the script element that loaded it: no further global name is needed. */
export interface PartScript extends HTMLScriptElement {
  evenway?: unknown;
}
