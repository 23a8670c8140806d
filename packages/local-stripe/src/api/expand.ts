import type { Transaction } from '../store/transaction.ts';
import { invalid } from './api-error.ts';
import { findExpansion } from './find-expansion.ts';

const MAX_DEPTH = 4;

/** Replaces ids with their objects along the requested paths. */
export function expand(transaction: Transaction, body: object, paths: readonly string[]): object {
  let expanded: unknown = body;
  for (const path of paths) {
    const steps = path.split('.');
    if (steps.length > MAX_DEPTH) {
      throw invalid(`You cannot expand more than ${MAX_DEPTH} levels of a property. Property: ${path}`, 'expand');
    }
    expanded = follow(transaction, expanded, steps, path);
  }
  return expanded as object;
}

function follow(transaction: Transaction, value: unknown, steps: string[], path: string): unknown {
  const [step, ...rest] = steps;
  if (step === undefined || value === null) return value;
  if (Array.isArray(value)) return value.map((element) => follow(transaction, element, steps, path));
  if (typeof value !== 'object') throw cannotExpand(path);
  const parent: Record<string, unknown> = { ...value };
  const expansion = findExpansion(transaction, parent, step);
  if (expansion === undefined) throw cannotExpand(path);
  if (rest.length === 0 && expansion === parent[step] && expansion !== null) throw cannotExpand(path);
  return { ...parent, [step]: follow(transaction, expansion, rest, path) };
}

function cannotExpand(path: string) {
  return invalid(`This property cannot be expanded (${path}).`, 'expand');
}
