import { invalid } from '../../api/api-error.ts';
import { recordEvent } from '../../events/record-event.ts';
import { buildDispute } from '../../objects/build-dispute.ts';
import type { Charge, Dispute } from '../../store/records.ts';
import type { Work } from '../../work.ts';

/** A cardholder's bank takes the payment back, and asks for evidence against that. */
export function disputeCharge(work: Work, charge: Charge, reason = 'fraudulent'): Dispute {
  if (charge.disputed) throw invalid(`Charge ${charge.id} is disputed already.`);
  work.transaction.put('charge', { ...charge, disputed: true });
  const dispute = work.transaction.put('dispute', buildDispute(charge, work.now(charge.customer), reason));
  recordEvent(work, 'charge.dispute.created', dispute);
  recordEvent(work, 'charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** The evidence is with the bank. */
export function answerDispute(work: Work, dispute: Dispute, evidence: string): Dispute {
  requireOpen(dispute);
  const answered: Dispute = {
    ...dispute,
    status: 'under_review',
    evidence: { ...dispute.evidence, uncategorized_text: evidence },
    evidence_details: {
      ...dispute.evidence_details,
      has_evidence: true,
      submission_count: dispute.evidence_details.submission_count + 1,
      submission_method: 'manual',
    },
  };
  work.transaction.put('dispute', answered);
  recordEvent(work, 'charge.dispute.updated', answered, dispute);
  return answered;
}

export function closeDispute(work: Work, dispute: Dispute, status: 'won' | 'lost'): Dispute {
  requireOpen(dispute);
  const closed = work.transaction.put('dispute', { ...dispute, status });
  recordEvent(work, 'charge.dispute.closed', closed, dispute);
  if (status === 'won') recordEvent(work, 'charge.dispute.funds_reinstated', closed);
  return closed;
}

export const isOpen = ({ status }: Dispute): boolean => status === 'needs_response' || status === 'under_review';

function requireOpen(dispute: Dispute): void {
  if (!isOpen(dispute)) throw invalid('This dispute is already closed.');
}
