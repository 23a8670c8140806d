/** All that the suite asks of a browser, so that it is written once for every engine. */
export interface Driver {
  readonly name: EngineName;
  readonly version: string;
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page; it may use its arguments and the page, and nothing around it. */
  run<Args extends unknown[], Result>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  press(key: Key): Promise<void>;
  /** Letters and digits, typed one by one where the focus is. */
  type(text: string): Promise<void>;
  click(x: number, y: number): Promise<void>;
  move(x: number, y: number): Promise<void>;
  /** Presses the button of the pointer where it is, until it is let go. */
  hold(): Promise<void>;
  letGo(): Promise<void>;
  /** Sets the size of the part of the window that shows the page. */
  resize(width: number, height: number): Promise<void>;
  /** What the window shows, as PNG in base64. */
  screenshot(): Promise<string>;
  /** Shows the page as it would be printed, and back; only the protocol of Chromium can. */
  showAsPrinted?: (isPrinted: boolean) => Promise<void>;
  /** What assistive technology is told of the page, in its order; only the protocol of Chromium can. */
  accessibilityTree?: () => Promise<AccessibleNode[]>;
  /** A device with a touch screen; only the protocol of Chromium can. */
  touch?: TouchScreen;
  close(): Promise<void>;
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
  /** Moves a finger up from a point, which scrolls down. */
  swipeUp(x: number, y: number, distance: number): Promise<void>;
}

export type EngineName = 'chromium' | 'firefox' | 'webkit';

export type Key = 'Tab' | 'Enter' | 'Space' | 'Escape' | 'ArrowRight';

/** Preferences of the visitor's device, to be set before the browser starts. */
export type Device = 'plain' | 'calm' | 'dark' | 'forced colors';

/** Where the programs of this machine are. */
export interface Programs {
  chromium: string;
  firefox: string;
  webkitDriver: string;
  webkitBrowser: string;
  display: string;
}
