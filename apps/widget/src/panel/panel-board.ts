import type { GroupMessages, Messages } from '../locales/messages.ts';
import type { Feature } from '../settings/options.ts';
import type { Loader } from '../settings/parts.ts';
import type { Board } from './controls.ts';

/** What the panel offers to its components. */
export interface PanelBoard extends Board {
  loader: Loader;
  /** Undefined if it could not be loaded; retried the next time. */
  withGroups: <Result>(use: (groups: Groups) => Result | Promise<Result>) => Promise<Result | undefined>;
  profiles: readonly string[];
  isOn: (profile: string) => boolean;
  toggleProfile: (profile: string) => void;
  reset: () => void;
  canReset: () => boolean;
  undo: () => void;
  canUndo: () => boolean;
  close: () => void;
  /** Closes without moving the focus. */
  leave: () => void;
  /** Shows another dialog instead of the panel. */
  replace: (other: HTMLElement) => void;
  /** Redraws the whole panel after a change of language. */
  redraw: () => void;
  follow: (on: boolean) => void;
  update: () => void;
}

/** The panel with the texts of its groups. */
export interface GroupBoard extends PanelBoard {
  messages: Messages;
}

/** What the panel needs only sometimes. */
export interface Groups {
  /** The content of a group, given its letter and functions. */
  fill: (board: PanelBoard, letter: string, features: readonly Feature[]) => Promise<Node[]>;
  /** Loads its texts ahead of use, in the panel's language. */
  loadTexts: (loader: Loader) => Promise<GroupMessages>;
}
