import { Gauge, type Registry } from 'prom-client';
import type { OperationState } from '../database/operation-state.ts';
import { readCertificate } from '../http/read-certificate.ts';

export interface OperationSources {
  readonly readOperation: () => Promise<OperationState>;
  /** Where people and pages reach the product. */
  readonly addresses: readonly string[];
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** What goes wrong without any request failing: backups, the archive, mails, charges and certificates. */
export function addOperationMetrics(registers: Registry[], { readOperation, addresses }: OperationSources): void {
  // Without the database these have no value: its absence has its own alert.
  const read = atMostEvery(MINUTE_MS, () => readOperation().catch(() => undefined));
  const gauge = (name: string, help: string, valueIn: (state: OperationState) => number) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const state = await read();
        // `reset` would leave a 0 behind.
        this.remove();
        if (state) this.set(valueIn(state));
      },
    });
  const gauges = (name: string, help: string, label: string, valuesOf: (state: OperationState) => object) =>
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers,
      async collect() {
        const state = await read();
        this.reset();
        if (state) for (const [value, count] of Object.entries(valuesOf(state))) this.set({ [label]: value }, count);
      },
    });
  gauge(
    'database_last_backup_timestamp_seconds',
    'When the last base backup was finished; 0 if none ever was',
    ({ lastBackup }) => lastBackup,
  );
  gauge(
    'database_archiving_failing',
    '1 if PostgreSQL could not archive its log the last time it tried',
    ({ isArchivingFailing }) => Number(isArchivingFailing),
  );
  gauges('mails_of_last_day', 'Mails of the last 24 hours that were sent, or refused for good', 'outcome', (state) => ({
    sent: state.mailsSent,
    refused: state.mailsRefused,
  }));
  gauges('websites_by_status', 'Websites by the status of their subscription', 'status', ({ websites }) => websites);
  gauges(
    'disputes_by_status',
    'Disputed payments by their status at the provider',
    'status',
    ({ disputes }) => disputes,
  );
  gauge(
    'dispute_answer_due_timestamp_seconds',
    'Until when the next disputed payment must be answered; 0 if none waits for that',
    ({ disputeAnswerDue }) => disputeAnswerDue,
  );
  addCertificateMetric(registers, addresses);
}

function addCertificateMetric(registers: Registry[], addresses: readonly string[]): void {
  const ends = new Map<string, number>();
  const look = atMostEvery(HOUR_MS, () =>
    Promise.all(
      addresses.map(async (address) => {
        const { hostname } = new URL(address);
        try {
          ends.set(hostname, Date.parse((await readCertificate(address)).validTo) / 1_000);
        } catch {
          // Not every server reaches the proxy in front of it: no value is better than an old one.
          ends.delete(hostname);
        }
      }),
    ),
  );
  new Gauge({
    name: 'certificate_ends_timestamp_seconds',
    help: 'When the certificate that visitors get at this host ends; no value where this server cannot see it',
    labelNames: ['host'] as const,
    registers,
    collect() {
      // Not awaited: a proxy that hangs must not delay the other metrics.
      void look();
      this.reset();
      for (const [host, end] of ends) this.set({ host }, end);
    },
  });
}

/** However often it is called, `read` runs at most once in this time. */
export function atMostEvery<Value>(intervalMs: number, read: () => Promise<Value>): () => Promise<Value> {
  let known: { readonly until: number; readonly value: Promise<Value> } | undefined;
  return () => {
    if (!known || known.until < Date.now()) known = { until: Date.now() + intervalMs, value: read() };
    return known.value;
  };
}
