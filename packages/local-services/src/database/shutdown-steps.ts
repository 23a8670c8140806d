export const SHUTDOWN_STEPS = [
  // Fast shutdown: rolls open transactions back, disconnects clients and writes a checkpoint.
  { signal: 'SIGINT', waitMs: 10_000 },
  { signal: 'SIGQUIT', waitMs: 5_000 },
  { signal: 'SIGKILL', waitMs: 5_000 },
] as const;
