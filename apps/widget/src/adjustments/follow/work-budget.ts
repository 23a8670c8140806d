/** The most of the page's time that styling it again may take in the long run, and smaller looks at it. */
const shares = { run: 0.03, look: 0.015 };
/** So many runs are saved for urgent requests, and at least so many milliseconds. */
const reserve = 4;
const minReserve = 250;
/** Patient work gathers at least this long, in milliseconds. */
const gather = 300;

export interface WorkBudget {
  /** Urgent work runs at once while there is credit; patient work only from a full reserve. Both run in the end. */
  request: (isUrgent: boolean) => void;
  cancel: () => void;
  /** A timer for a smaller look at the page, so many milliseconds from now, and not before there is credit for it. */
  later: (look: () => void, delay: number) => number;
}

/**
 * Bounds what following the page costs, however often the page changes: all of it is paid for by the time that passes
 * afterwards. A reserve is left to urgent requests, so that a theme can be switched there and back, and a few style sheets
 * can arrive, without waiting. Looks have a credit of their own, so that new content is found soon after a long run.
 */
export function workBudget(work: () => void): WorkBudget {
  const credit = { run: minReserve, look: minReserve };
  let cost = 0;
  let doing: keyof typeof credit | undefined;
  let asOf = 0;
  let timer = 0;
  let due = 0;
  const full = () => Math.max(minReserve, reserve * cost);
  /** Time spent is paid for, and all other time pays. */
  const settle = () => {
    const passed = performance.now() - asOf;
    asOf += passed;
    credit.run = Math.min(full(), credit.run + passed * (doing === 'run' ? -1 : shares.run));
    credit.look = Math.min(minReserve, credit.look + passed * (doing === 'look' ? -1 : shares.look));
  };
  const spend = (kind: keyof typeof credit, job: () => void) => {
    settle();
    const outer = doing;
    doing = kind;
    try {
      job();
    } catch {
      // A page in an unforeseen state keeps its look until the next change.
    }
    settle();
    doing = outer;
  };
  const run = () => {
    cancel();
    const start = performance.now();
    spend('run', work);
    const spent = asOf - start;
    // The first run cannot have been saved for; it counts as if the reserve had been full.
    const isFirst = cost === 0;
    cost = Math.max(spent, cost / 2);
    if (isFirst) credit.run = full() - spent;
  };
  function cancel(): void {
    clearTimeout(timer);
    timer = 0;
  }
  return {
    cancel,
    later(look, delay) {
      settle();
      return window.setTimeout(() => spend('look', look), Math.max(delay, -credit.look / shares.look));
    },
    request(isUrgent) {
      settle();
      const missing = (isUrgent ? 0 : full() - Math.max(cost, minReserve / 2)) - credit.run;
      if (isUrgent && missing <= 0) return run();
      const wait = Math.max(isUrgent ? 0 : gather, missing / shares.run);
      if (timer && due <= asOf + wait) return;
      cancel();
      due = asOf + wait;
      timer = window.setTimeout(run, wait);
    },
  };
}
