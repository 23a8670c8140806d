import { emptyStatement, type StatementContent } from '@evenway/contract';
import { keep, readKept } from '../../lib/kept-values.ts';

interface UnsavedDraft {
  readonly content: StatementContent;
  /** The revision that it was written on. */
  readonly revision: number;
}

/** What could not be saved any more, because the session ended or the page was reloaded. */
export function readUnsaved(name: string): UnsavedDraft | null {
  const kept = readKept(name);
  if (typeof kept !== 'object' || kept === null || !('content' in kept) || !('revision' in kept)) return null;
  const { content, revision } = kept;
  return typeof revision === 'number' && hasShapeOf(SAMPLE, content)
    ? { content: content as StatementContent, revision }
    : null;
}

export const keepUnsaved = (name: string, draft: UnsavedDraft | null): void => keep(name, draft ?? undefined);

const SAMPLE = {
  ...emptyStatement('', '', 'en'),
  limits: [{ description: '', reason: '', explanation: '', alternative: '' }],
  measures: [''],
};

/** Whether this version of the page can show it. What may be missing can be a text or a number. */
function hasShapeOf(sample: unknown, kept: unknown): boolean {
  if (sample === null) return kept === null || typeof kept === 'string' || typeof kept === 'number';
  if (Array.isArray(sample)) return Array.isArray(kept) && kept.every((each) => hasShapeOf(sample[0], each));
  if (typeof sample !== 'object') return typeof kept === typeof sample;
  if (typeof kept !== 'object' || kept === null) return false;
  const parts = new Map(Object.entries(kept));
  return Object.entries(sample).every(([name, part]) => hasShapeOf(part, parts.get(name)));
}

/** The order of their parts does not matter. */
export function isSameContent(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return one === other;
  const parts = new Map(Object.entries(other));
  const own = Object.entries(one);
  return own.length === parts.size && own.every(([name, part]) => isSameContent(part, parts.get(name)));
}
