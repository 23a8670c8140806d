import type { Tone } from './tone-icon.tsx';

export interface Toast {
  id: number;
  tone: Tone;
  message: string;
}

const listeners = new Set<() => void>();
let toasts: readonly Toast[] = [];
let lastId = 0;

export function showToast({ tone, message }: { tone: Tone; message: string }): void {
  lastId += 1;
  // The same message again replaces the old one instead of piling up.
  change([...toasts.filter((toast) => toast.message !== message), { id: lastId, tone, message }].slice(-3));
}

export function dismissToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id));
}

export function getToasts(): readonly Toast[] {
  return toasts;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
