import ts from 'typescript';
import { changesOf } from './operators.mjs';

/** Log messages: changing them changes nothing for users. */
const LOGGING = /(^|\.)log(ger)?\.(debug|info|warn|error)$/;

/**
 * Every small change that the operators make to a source file, in the order of the text. A mutant has `file`, `line`,
 * `start` and `end` of what it replaces, and the code `before` and `after`.
 */
export function makeMutants(file, source) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const mutants = [];
  visit(tree);
  return mutants.sort((a, b) => a.start - b.start || a.after.localeCompare(b.after));

  function visit(node) {
    if (isWithoutBehavior(node)) return;
    for (const { start, end, after } of changesOf(node, tree)) {
      const line = tree.getLineAndCharacterOfPosition(start).line + 1;
      mutants.push({ file, line, start, end, before: source.slice(start, end), after });
    }
    ts.forEachChild(node, visit);
  }
}

export const applyMutant = (source, { start, end, after }) => source.slice(0, start) + after + source.slice(end);

/** A one-line description, which also identifies a mutant in the list of accepted ones: it survives moves within the file. */
export const changeOf = ({ before, after }) => `${shorten(before)} → ${after === '' ? '(removed)' : shorten(after)}`;

const shorten = (code) => {
  const line = code.replace(/\s+/g, ' ').trim();
  return line.length > 110 ? `${line.slice(0, 107)}...` : line;
};

function isWithoutBehavior(node) {
  if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return true;
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true;
  const call = ts.isExpressionStatement(node) ? node.expression : node;
  return ts.isCallExpression(call) && LOGGING.test(call.expression.getText());
}
