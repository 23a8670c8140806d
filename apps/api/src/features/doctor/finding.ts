/**
 * The result of a check: `ok`, `warning` (it runs, but something is worse than it should be) or `problem` (it will
 * fail).
 */
export interface Finding {
  readonly level: 'ok' | 'warning' | 'problem';
  readonly text: string;
}

export interface Check {
  readonly name: string;
  /** May take any time: it is aborted after the limit of `runChecks`. */
  readonly run: () => Promise<readonly Finding[]>;
}

export interface CheckReport {
  readonly name: string;
  readonly findings: readonly Finding[];
}

export const ok = (text: string): Finding => ({ level: 'ok', text });
export const warning = (text: string): Finding => ({ level: 'warning', text });
export const problem = (text: string): Finding => ({ level: 'problem', text });

/**
 * Runs all checks in parallel and reports them in order. One that hangs or throws becomes a finding and stops nothing.
 */
export async function runChecks(checks: readonly Check[], timeoutMs: number): Promise<CheckReport[]> {
  return Promise.all(
    checks.map(async ({ name, run }) => ({
      name,
      findings: await withinTime(run, timeoutMs).catch((error: unknown) => [
        problem(`The check itself failed (${codeOf(error)}).`),
      ]),
    })),
  );
}

async function withinTime(run: Check['run'], timeoutMs: number): Promise<readonly Finding[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<readonly Finding[]>((resolve) => {
    timer = setTimeout(
      () => resolve([problem(`No answer within ${timeoutMs / 1_000} seconds. Is a firewall or a proxy in between?`)]),
      timeoutMs,
    );
  });
  try {
    return await Promise.race([run(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The code of an error or of its cause: unlike a message, it never contains an address, a name or a password. */
export function codeOf(error: unknown): string {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    const { code } = cause as Error & { code?: unknown };
    if (typeof code === 'string') return code;
  }
  return error instanceof Error ? error.name : 'unknown';
}
