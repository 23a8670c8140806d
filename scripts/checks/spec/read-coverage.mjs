/** Why a statement has no test, as the table says before the colon. */
export const REASONS = ['nothing to show', 'decided otherwise', 'gap'];

const ROW = /^\|\s*(\d+)\.(\d+)\s*\|(.*)\|\s*$/;
const TEST = /^`([^`]+)` > (.+)$/;

/**
 * The rows of the table: `| line.statement | what must hold | tests, or a reason |`. Tests are written
 * `` `file` > title `` and separated by `<br>`; a bar inside a cell is written `\|`.
 */
export function readCoverage(document) {
  return document.split('\n').flatMap((text, index) => {
    const [, line, statement, rest] = ROW.exec(text) ?? [];
    if (rest === undefined) return [];
    const [claim = '', proof = ''] = rest.split(/(?<!\\)\|/).map((cell) => cell.replaceAll('\\|', '|').trim());
    return [{ at: index + 1, line: Number(line), statement: Number(statement), claim, ...readProof(proof) }];
  });
}

function readProof(proof) {
  const reason = REASONS.find((one) => proof.startsWith(`${one}: `)) ?? null;
  if (reason) return { reason, why: proof.slice(reason.length + 2), tests: [], unread: [] };
  const parts = proof
    .split('<br>')
    .map((part) => part.trim())
    .filter(Boolean);
  const tests = parts.flatMap((part) => {
    const [, file, title] = TEST.exec(part) ?? [];
    return file && title ? [{ file, title }] : [];
  });
  return { reason: null, why: '', tests, unread: parts.filter((part) => !TEST.test(part)) };
}
