/** How a visit to a provider ended, as the address of its window says. */
const OUTCOMES = ['done', 'other', 'failed'] as const;
export type ConfirmationOutcome = (typeof OUTCOMES)[number];

const CHANNEL = 'confirmation';

export const readOutcome = (value: string | null): ConfirmationOutcome =>
  OUTCOMES.find((outcome) => outcome === value) ?? 'failed';

/** Tells the pages that wait for it. The window cannot reach its opener, because providers isolate theirs. */
export function announceOutcome(outcome: ConfirmationOutcome): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(outcome);
  channel.close();
}

export function onOutcome(listener: (outcome: ConfirmationOutcome) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => listener(readOutcome(data));
  return () => channel.close();
}

/** A small window, so that the page with what was typed stays. Null if the browser blocks it. */
export const openConfirmationWindow = (address: string): Window | null =>
  window.open(address, '_blank', 'popup,width=520,height=680');
