import { createStore } from '../../lib/store.ts';

const asked = createStore<HTMLElement | null>(null);

/** Opens the assistant from another control, which gets the focus back when it closes. */
export function openAssistant(from: HTMLElement): void {
  asked.set(from);
}

/** For the assistant itself. Returns a function that stops listening. */
export function onOpenAssistant(open: (from: HTMLElement | null) => void): () => void {
  return asked.subscribe(() => open(asked.get()));
}
