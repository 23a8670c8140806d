import type { Dispute, Refund } from '@evenway/contract';

/** A refund or a dispute, as far as we store it. */
export interface ReversalState {
  readonly kind: 'refund' | 'dispute';
  /** The provider's name. */
  readonly status: string;
}

export interface ReversalFacts {
  /** As the provider just described it. */
  readonly found: ReversalState;
  readonly askedAt: Date;
  /** When the provider made it. */
  readonly createdAt: Date;
  /** Whose customer paid; null if the provider's account has customers that are not ours. */
  readonly organizationId: string | null;
  /** What is stored; null the first time. */
  readonly known: { readonly status: string; readonly syncedAt: Date } | null;
}

/** An old refund that is first found by the hourly comparison, or in a restored database, is no news. */
const NEWS_MS = 2 * 24 * 60 * 60 * 1_000;

export type ReversalAlert = 'dispute_opened' | 'dispute_lost' | 'refund_failed';

export type ReversalDecision =
  | { readonly kind: 'ignore'; readonly why: 'not_ours' | 'outdated' }
  | {
      readonly kind: 'save';
      /** The customer is told once, when the money is on its way. */
      readonly mailsRefund: boolean;
      /** What the operator has to act on, once for each change. */
      readonly alert: ReversalAlert | null;
    };

/** What follows from a refund or dispute that was read. For a locked one: others may have read it meanwhile. */
export function decideReversal({ found, askedAt, createdAt, organizationId, known }: ReversalFacts): ReversalDecision {
  if (organizationId === null) return { kind: 'ignore', why: 'not_ours' };
  if (known && known.syncedAt.getTime() > askedAt.getTime()) return { kind: 'ignore', why: 'outdated' };
  const before = known && stageOf({ ...found, status: known.status });
  const now = stageOf(found);
  const isReached = (stage: Stage) => now === stage && before !== stage;
  return {
    kind: 'save',
    mailsRefund: isReached('paid_back') && (known !== null || askedAt.getTime() - createdAt.getTime() < NEWS_MS),
    alert:
      isReached('inquiry') || isReached('unanswered')
        ? 'dispute_opened'
        : isReached('lost')
          ? 'dispute_lost'
          : isReached('failed')
            ? 'refund_failed'
            : null,
  };
}

type Stage = 'pending' | 'paid_back' | 'failed' | 'inquiry' | 'unanswered' | 'in_review' | 'won' | 'lost' | 'over';

/** Names that the provider may add later count as still open. */
function stageOf({ kind, status }: ReversalState): Stage {
  if (kind === 'refund') return REFUND_STAGES[status] ?? 'pending';
  return DISPUTE_STAGES[status] ?? 'in_review';
}

const REFUND_STAGES: Readonly<Record<string, Stage>> = {
  pending: 'pending',
  requires_action: 'pending',
  succeeded: 'paid_back',
  failed: 'failed',
  canceled: 'over',
};

/** An inquiry, by which a bank asks before it takes anything back, wants an answer too; a dispute after it, another one. */
const DISPUTE_STAGES: Readonly<Record<string, Stage>> = {
  needs_response: 'unanswered',
  warning_needs_response: 'inquiry',
  appeal_needs_response: 'unanswered',
  under_review: 'in_review',
  warning_under_review: 'in_review',
  appeal_under_review: 'in_review',
  won: 'won',
  warning_closed: 'won',
  lost: 'lost',
  // Settled by a refund before it became a dispute: that refund is shown.
  prevented: 'over',
};

/** What the customer sees of a refund; null for one that was withdrawn. */
export function refundState(status: string): Refund['state'] | null {
  const stage = stageOf({ kind: 'refund', status });
  if (stage === 'paid_back') return 'succeeded';
  if (stage === 'failed') return 'failed';
  return stage === 'over' ? null : 'pending';
}

/** What the customer sees of a dispute; null for one that never came to be. */
export function disputeState(status: string): Dispute['state'] | null {
  const stage = stageOf({ kind: 'dispute', status });
  if (stage === 'won' || stage === 'lost') return stage;
  return stage === 'over' ? null : 'open';
}
