import ts from 'typescript';

const BLOCKS = new Set(['describe', 'it', 'test', 'step']);
/** A test under one of these does not run, or is meant to fail: it proves nothing. */
const SWITCHED_OFF = new Set(['skip', 'todo', 'fixme', 'fails', 'fail']);

/**
 * The full titles of the tests in a file, as written: `describe > test`, with `${…}` and `%s` unchanged. Disabled tests
 * are left out.
 */
export function readTestTitles(fileName: string, text: string): string[] {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
  const titles: string[] = [];
  const visit = (node: ts.Node, parents: readonly string[]) => {
    const block = blockOf(node);
    if (block?.isOff) return;
    const title = block?.title ?? null;
    const here = title === null ? parents : [...parents, title];
    if (title !== null && block?.isTest) titles.push(here.join(' > '));
    ts.forEachChild(node, (child) => visit(child, here));
  };
  visit(source, []);
  return titles;
}

interface Block {
  readonly title: string | null;
  readonly isOff: boolean;
  readonly isTest: boolean;
}

/** A call of `test`, `it.each(…)`, `test.describe`, or null for any other. */
function blockOf(node: ts.Node): Block | null {
  if (!ts.isCallExpression(node)) return null;
  const names = namesOf(node.expression);
  if (!names?.[0] || !BLOCKS.has(names[0])) return null;
  return {
    title: titleOf(node.arguments[0]),
    isOff: names.some((name) => SWITCHED_OFF.has(name)),
    isTest: !names.includes('describe'),
  };
}

function namesOf(expression: ts.Expression): string[] | null {
  if (ts.isIdentifier(expression)) return [expression.text];
  if (ts.isCallExpression(expression) || ts.isTaggedTemplateExpression(expression))
    return namesOf(ts.isCallExpression(expression) ? expression.expression : expression.tag);
  if (!ts.isPropertyAccessExpression(expression)) return null;
  const names = namesOf(expression.expression);
  return names && [...names, expression.name.text];
}

function titleOf(argument: ts.Expression | undefined): string | null {
  if (argument === undefined) return null;
  if (ts.isStringLiteralLike(argument)) return argument.text;
  return ts.isTemplateExpression(argument) ? argument.getText().slice(1, -1) : null;
}
