import { type CheckBar, drawCheckBar, type Shown } from './check-bar.ts';
import type { CheckTexts } from './check-texts.ts';

/** How the owner controls a running check, and what the bar says. */
export interface Control {
  readonly root: CheckBar['root'];
  readonly offer: CheckBar['offer'];
  isPaused: () => boolean;
  isStopped: () => boolean;
  /** Resolves with null as soon as the owner stops the check. */
  readonly stopped: Promise<null>;
  /** Waits until the owner resumes or stops; shows `why` meanwhile. */
  wait: (why?: string) => Promise<void>;
  progress: (page: number, of: number) => void;
  /** Stays visible until the end. */
  note: (line: string) => void;
  /** Says that a page takes long; null clears it. */
  busyWith: (line: string | null) => void;
  end: (message: string, ...lines: string[]) => void;
}

/** `onTurn`: the owner has paused or resumed. */
export function controlCheck(
  texts: CheckTexts,
  language: string,
  onTurn: (state: 'paused' | 'running') => void,
): Control {
  let state: Shown['state'] = 'running';
  let message = texts.opening;
  let progress: Shown['progress'];
  let busy: string | null = null;
  let goOn = (): void => undefined;
  let endNow = (_: null): void => undefined;
  const notes: string[] = [];
  const stopped = new Promise<null>((resolve) => {
    endNow = resolve;
  });
  const show = () =>
    bar.show({ state, message, ...(progress && { progress }), notes: busy ? [...notes, busy] : notes });
  const pause = (why: string) => {
    state = 'paused';
    message = why;
    show();
  };
  const bar = drawCheckBar(texts, language, {
    pause() {
      pause(texts.paused);
      onTurn('paused');
    },
    resume() {
      state = 'running';
      message = '';
      show();
      onTurn('running');
      goOn();
    },
    stop() {
      state = 'stopping';
      message = texts.stopping;
      show();
      endNow(null);
      goOn();
    },
  });
  show();
  return {
    root: bar.root,
    offer: bar.offer,
    stopped,
    isPaused: () => state === 'paused',
    isStopped: () => state === 'stopping',
    wait(why = texts.paused) {
      pause(why);
      return new Promise((resolve) => {
        goOn = resolve;
      });
    },
    progress(page, of) {
      progress = { page: Math.min(page, of), of };
      if (state === 'running') message = '';
      show();
    },
    note(line) {
      if (!notes.includes(line)) notes.push(line);
      show();
    },
    busyWith(line) {
      busy = line;
      show();
    },
    end(said, ...lines) {
      [state, message, progress, busy] = ['over', said, undefined, null];
      notes.push(...lines);
      show();
    },
  };
}
