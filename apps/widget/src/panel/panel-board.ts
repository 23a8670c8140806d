import type { Loader } from '../settings/parts.ts';
import type { Board } from './controls.ts';

/** What the whole panel can do, for the parts it is made of. */
export interface PanelBoard extends Board {
  loader: Loader;
  language: string;
  profiles: readonly string[];
  isOn: (profile: string) => boolean;
  toggleProfile: (profile: string) => void;
  reset: () => void;
  canReset: () => boolean;
  undo: () => void;
  canUndo: () => boolean;
  close: () => void;
  /** Draws the whole panel again, after its language has changed. */
  redraw: () => void;
  follow: (on: boolean) => void;
  update: () => void;
}
