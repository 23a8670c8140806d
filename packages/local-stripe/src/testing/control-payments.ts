export interface PaymentsAccess {
  apiBase: string;
  secretKey: string;
}

export interface ClockMove {
  /** `hour`, `day`, `week`, `month`, `year`, `trial_end` or `renewal`: the last two go past the charge that follows. */
  step?: string;
  /** A time in seconds instead. */
  to?: number;
  /** Without one, everything that is not on a test clock moves. */
  customer?: string;
}

/** Moves the clock; when it returns, everything that became due on the way is done. Returns the new time in seconds. */
export async function movePaymentClock(access: PaymentsAccess, move: ClockMove): Promise<number> {
  const { now } = await post(access, 'clock', { ...move });
  return Number(now);
}

/** What happens to webhooks on their way; what is absent stays as it is. */
export async function switchWebhooks(
  access: PaymentsAccess,
  switches: { delaySeconds?: number; duplicate?: boolean; reorder?: boolean; drop?: boolean },
): Promise<void> {
  await post(access, 'switches', switches);
}

async function post(
  { apiBase, secretKey }: PaymentsAccess,
  what: string,
  fields: object,
): Promise<Record<string, unknown>> {
  const entries = Object.entries(fields).map(([name, value]) => [name, String(value)]);
  const response = await fetch(`${apiBase}/_local/${what}`, {
    method: 'POST',
    body: new URLSearchParams(Object.fromEntries(entries)),
    headers: { authorization: `Bearer ${secretKey}` },
  });
  const answer = (await response.json()) as Record<string, unknown>;
  if (!response.ok) throw new Error(`The payments service refused: ${JSON.stringify(answer)}`);
  return answer;
}
