/** The most of the page's time that follow-up work may take, in the long run. */
const share = 0.03;
/** So many runs are saved for urgent requests, and at least so many milliseconds. */
const reserve = 4;
const minReserve = 250;
/** Patient work gathers at least this long, in milliseconds. */
const gather = 300;

export interface WorkBudget {
  /** Urgent work runs at once while there is credit; patient work leaves half of the reserve. Both run in the end. */
  request: (isUrgent: boolean) => void;
  cancel: () => void;
}

/**
 * Bounds what following the page costs, however often the page changes: every run is paid for by the time that passes
 * afterwards. A reserve is left to urgent requests, so that a theme can be switched there and back, and a few style sheets
 * can arrive, without waiting.
 */
export function workBudget(work: () => void): WorkBudget {
  let cost = 0;
  let credit = minReserve;
  let asOf = 0;
  let timer = 0;
  let due = 0;
  const full = () => Math.max(minReserve, reserve * cost);
  const run = () => {
    cancel();
    const start = performance.now();
    try {
      work();
    } catch {
      // A page in an unforeseen state keeps its look until the next change.
    }
    asOf = performance.now();
    const spent = asOf - start;
    // The first run cannot have been saved for; it counts as if the reserve had been full.
    const isFirst = cost === 0;
    cost = Math.max(spent, cost / 2);
    credit = (isFirst ? full() : credit) - spent;
  };
  function cancel(): void {
    clearTimeout(timer);
    timer = 0;
  }
  return {
    cancel,
    request(isUrgent) {
      const now = performance.now();
      credit = Math.min(full(), credit + (now - asOf) * share);
      asOf = now;
      const missing = (isUrgent ? 0 : full() / 2) - credit;
      if (isUrgent && missing <= 0) return run();
      const wait = Math.max(isUrgent ? 0 : gather, missing / share);
      if (timer && due <= now + wait) return;
      cancel();
      due = now + wait;
      timer = window.setTimeout(run, wait);
    },
  };
}
