import { useEffect, useState } from 'react';
import { useSearchParams } from '../../lib/router/hooks.ts';

const OUTCOMES = ['done', 'unproven', 'other', 'failed'] as const;

/** How a new sign-in with the provider ended, as the address says it on the way back. */
export type Confirmation = (typeof OUTCOMES)[number];

/** What the address carries is read once and taken out of it. The server alone decides what it allows. */
export function useConfirmation() {
  const [query, setQuery] = useSearchParams();
  const told = OUTCOMES.find((outcome) => outcome === query.get('confirmation')) ?? null;
  const [confirmation, setConfirmation] = useState<Confirmation | null>(told);

  useEffect(() => {
    if (!query.has('confirmation')) return;
    setConfirmation(told);
    const rest = new URLSearchParams(query);
    rest.delete('confirmation');
    setQuery(rest, { replace: true });
  }, [query, setQuery, told]);

  return [confirmation, setConfirmation] as const;
}
