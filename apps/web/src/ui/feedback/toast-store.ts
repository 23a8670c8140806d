import { createStore } from '../../lib/store.ts';
import type { Tone } from './tone-icon.tsx';

export interface Toast {
  id: number;
  tone: Tone;
  message: string;
}

export const toasts = createStore<readonly Toast[]>([]);
let lastId = 0;

export function showToast({ tone, message }: { tone: Tone; message: string }): void {
  lastId += 1;
  // The same message again replaces the old one instead of piling up.
  const others = toasts.get().filter((toast) => toast.message !== message);
  toasts.set([...others, { id: lastId, tone, message }].slice(-3));
}

export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}
