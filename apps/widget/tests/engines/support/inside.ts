/** What `before/inside.js` adds to every test page. */
export interface Inside {
  trouble: string[];
  query: (selector: string) => HTMLElement | null;
  panelButton: (name: string) => HTMLButtonElement | null;
  radio: (group: string, option: string) => HTMLInputElement | null;
  until: <Result>(look: () => Result, expected: Result) => Promise<Result>;
  control: (name: string, option?: string) => Promise<HTMLElement>;
  pressPoint: (control: Element) => Promise<[number, number]>;
}

/** What `before/record-requests.js` records about the requests of a page. */
interface Requests {
  asked: string[];
  settled: number;
  settledAtLoad: number;
}

declare global {
  interface Window {
    inside: Inside;
    requests: Requests;
    Evenway: { open: () => void; close: () => void; remove: () => void };
  }
}
