/** All that the suite needs of a browser, so that it is written once for every engine. */
export interface Driver {
  readonly name: EngineName;
  readonly version: string;
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page. It may use its arguments and the page, but no closure. */
  run<Args extends unknown[], Result>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  press(key: Key): Promise<void>;
  /** Types letters and digits one by one into the focused element. */
  type(text: string): Promise<void>;
  click(x: number, y: number): Promise<void>;
  move(x: number, y: number): Promise<void>;
  /** Presses the pointer's button where it is, without releasing it. */
  hold(): Promise<void>;
  letGo(): Promise<void>;
  /** Sets the size of the viewport. */
  resize(width: number, height: number): Promise<void>;
  /** A screenshot of the viewport, as PNG in base64. */
  screenshot(): Promise<string>;
  /** The same of a part of it, which is cheaper to encode and to read; WebKit's protocol cannot. */
  screenshotOf?: (area: Area) => Promise<string>;
  /** Emulates print media; only Chromium's protocol can. */
  showAsPrinted?: (isPrinted: boolean) => Promise<void>;
  /** The accessibility tree, in order; only Chromium's protocol has it. */
  accessibilityTree?: () => Promise<AccessibleNode[]>;
  /** Emulates a touch screen; only Chromium's protocol can. */
  touch?: TouchScreen;
  close(): Promise<void>;
}

/** In CSS pixels of the viewport. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface AccessibleNode {
  role: string;
  name: string;
  /** Such as `pressed: 'true'`. */
  states: Record<string, string>;
}

export interface TouchScreen {
  resize(width: number, height: number): Promise<void>;
  tap(x: number, y: number): Promise<void>;
  /** Swipes up from a point, which scrolls down. */
  swipeUp(x: number, y: number, distance: number): Promise<void>;
}

export type EngineName = 'chromium' | 'firefox' | 'webkit';

export type Key = 'Tab' | 'Enter' | 'Space' | 'Escape' | 'ArrowRight';

/** Preferences of the visitor's device, set before the browser starts. */
export type Device = 'plain' | 'calm' | 'dark' | 'forced colors';

/** Paths of the executables on this machine. */
export interface Programs {
  chromium: string;
  firefox: string;
  webkitDriver: string;
  webkitBrowser: string;
  display: string;
}
