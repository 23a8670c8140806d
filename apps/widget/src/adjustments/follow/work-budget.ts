/** Maximum shares of the page's time, in the long run: styling it again, and smaller looks at it. */
const shares = { run: 0.03, look: 0.015 };
/** Reserve for urgent requests: this many runs, and a minimum in milliseconds. */
const reserve = 4;
const minReserve = 250;
/** Work that can wait is batched for at least this many milliseconds. */
const gather = 300;

export interface WorkBudget {
  /** Urgent work runs at once while there is credit, other work only with a full reserve. Both run eventually. */
  request: (isUrgent: boolean) => void;
  cancel: () => void;
  /** A timer for a smaller look at the page: after `delay` milliseconds, and not before there is credit for it. */
  later: (look: () => void, delay: number) => number;
}

/**
 * Limits what following the page costs, however often the page changes: all work is paid for by time that passes
 * afterwards. A reserve for urgent requests lets a theme switch there and back, and a few style sheets arrive, without
 * waiting. Looks have their own credit, so that new content is found soon after a long run.
 */
export function workBudget(work: () => void): WorkBudget {
  const credit = { run: minReserve, look: minReserve };
  let cost = 0;
  let doing: keyof typeof credit | undefined;
  let asOf = 0;
  let timer = 0;
  let due = 0;
  const full = () => Math.max(minReserve, reserve * cost);
  /** Time spent costs credit; all other time earns it. */
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
      // In an unforeseen state, the page keeps its look until the next change.
    }
    settle();
    doing = outer;
  };
  const run = () => {
    cancel();
    const start = performance.now();
    spend('run', work);
    const spent = asOf - start;
    // Nothing could be saved for the first run; it counts as if the reserve had been full.
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
