import type { GroupMessages, Messages } from '../locales/messages.ts';
import type { Feature } from '../settings/options.ts';
import type { Loader } from '../settings/parts.ts';
import type { Board } from './controls.ts';

/** What the whole panel can do, for the parts it is made of. */
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
  /** Closes without taking the focus anywhere. */
  leave: () => void;
  /** Shows another dialog in the place of the panel. */
  replace: (other: HTMLElement) => void;
  /** Draws the whole panel again, after its language has changed. */
  redraw: () => void;
  follow: (on: boolean) => void;
  update: () => void;
}

/** The panel with the texts of its groups. */
export interface GroupBoard extends PanelBoard {
  messages: Messages;
}

/** What the panel needs only now and then. */
export interface Groups {
  /** What is in the group of a letter, with the functions it holds. */
  fill: (board: PanelBoard, letter: string, features: readonly Feature[]) => Promise<Node[]>;
  /** Fetches its texts ahead, in the language of the panel. */
  loadTexts: (loader: Loader) => Promise<GroupMessages>;
}
