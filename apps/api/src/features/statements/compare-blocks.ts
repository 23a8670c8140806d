import type { StatementBlock, StatementDifference, StatementInline } from '@evenway/contract';

/** The lines added and removed between two versions. A line's position does not matter. */
export function compareBlocks(
  before: readonly StatementBlock[],
  after: readonly StatementBlock[],
): StatementDifference {
  const old = before.flatMap(linesOf);
  const present = after.flatMap(linesOf);
  return {
    added: present.filter((line) => !old.includes(line)),
    removed: old.filter((line) => !present.includes(line)),
  };
}

function linesOf(block: StatementBlock): string[] {
  if (block.kind === 'paragraph') return [textOf(block.parts)];
  if (block.kind === 'list') return block.items.map(textOf);
  return [block.text];
}

const textOf = (parts: readonly StatementInline[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');
