import { readFileSync } from 'node:fs';
import ts from 'typescript';

export interface Expression {
  readonly file: string;
  readonly line: number;
  /** Null for one that is put together while the program runs. */
  readonly source: string | null;
  readonly flags: string;
}

/** Every regular expression of a file, also one in a call of `RegExp`. */
export function findExpressions(root: string, file: string): Expression[] {
  const text = readFileSync(`${root}/${file}`, 'utf8');
  const tree = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : undefined,
  );
  const found: Expression[] = [];
  const visit = (node: ts.Node): void => {
    const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push({ file, line, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    const isCall = ts.isNewExpression(node) || ts.isCallExpression(node);
    if (isCall && ts.isIdentifier(node.expression) && node.expression.text === 'RegExp')
      found.push({ file, line, source: null, flags: '' });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}
