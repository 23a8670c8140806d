import type { Loader } from '../settings/parts.ts';
import type { Board } from './controls.ts';
import type { Groups } from './groups/start-groups.ts';

/** What the whole panel can do, for the parts it is made of. */
export interface PanelBoard extends Board {
  loader: Loader;
  /** Nothing when it could not be loaded; asked for again the next time. */
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
