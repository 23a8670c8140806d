import { useEffect, useState } from 'react';
import { useSearchParams } from '../../lib/router/hooks.ts';

const OUTCOMES = ['done', 'unproven', 'other', 'failed'] as const;

/** The result of a new sign-in with the provider, as the URL says on return. */
export type Confirmation = (typeof OUTCOMES)[number];

/** Read from the URL once and removed from it. The server alone decides what it allows. */
export function useConfirmation() {
  const [query, setQuery] = useSearchParams();
  const outcomeInAddress = OUTCOMES.find((outcome) => outcome === query.get('confirmation')) ?? null;
  const [confirmation, setConfirmation] = useState<Confirmation | null>(outcomeInAddress);

  useEffect(() => {
    if (!query.has('confirmation')) return;
    setConfirmation(outcomeInAddress);
    const rest = new URLSearchParams(query);
    rest.delete('confirmation');
    setQuery(rest, { replace: true });
  }, [query, setQuery, outcomeInAddress]);

  return [confirmation, setConfirmation] as const;
}
