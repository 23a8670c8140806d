import ts from 'typescript';

const K = ts.SyntaxKind;
const SWAPS = new Map([
  [K.LessThanToken, '<='],
  [K.LessThanEqualsToken, '<'],
  [K.GreaterThanToken, '>='],
  [K.GreaterThanEqualsToken, '>'],
  [K.EqualsEqualsEqualsToken, '!=='],
  [K.ExclamationEqualsEqualsToken, '==='],
  [K.AmpersandAmpersandToken, '||'],
  [K.BarBarToken, '&&'],
  [K.QuestionQuestionToken, '&&'],
  [K.PlusToken, '-'],
  [K.MinusToken, '+'],
  [K.AsteriskToken, '/'],
  [K.SlashToken, '*'],
]);
const METHODS = new Map([
  ['min', 'max'],
  ['max', 'min'],
  ['some', 'every'],
  ['every', 'some'],
]);
/** An access rule of the contract, and one that lets more people in. */
const WEAKER_ACCESS = new Map([
  ['admin', 'member'],
  ['anyAdmin', 'signedIn'],
  ['member', 'signedIn'],
  ['signedIn', 'public'],
  ['bearer', 'public'],
]);
/** Calls whose arguments are a list of conditions: those of SQL, and the checks of a schema. */
const LISTS = /^(and|or)$|\.check$/;

/** The changes that can be made at one node of the syntax tree. */
export function changesOf(node, tree) {
  return operators.flatMap((operator) => operator(node, tree) ?? []);
}

const replace = (node, tree, after) => [{ start: node.getStart(tree), end: node.getEnd(), after }];
const remove = (node, tree) => replace(node, tree, '');

const operators = [
  function swapOperator(node, tree) {
    if (!ts.isBinaryExpression(node) || isText(node.left) || isText(node.right)) return;
    const other = SWAPS.get(node.operatorToken.kind);
    return other && replace(node.operatorToken, tree, other);
  },
  function dropSign(node, tree) {
    if (!ts.isPrefixUnaryExpression(node)) return;
    if (node.operator === K.ExclamationToken || node.operator === K.MinusToken)
      return replace(node, tree, node.operand.getText(tree));
  },
  /** Comparisons and negations are covered above. */
  function negateCondition(node, tree) {
    const condition = ts.isIfStatement(node) ? node.expression : ts.isConditionalExpression(node) && node.condition;
    if (!condition || ts.isBinaryExpression(condition) || ts.isPrefixUnaryExpression(condition)) return;
    return replace(condition, tree, `!(${condition.getText(tree)})`);
  },
  /** A call or an assignment, and an early return. */
  function removeStatement(node, tree) {
    if (ts.isExpressionStatement(node)) return isDirective(node) ? undefined : replace(node, tree, ';');
    if (ts.isThrowStatement(node) && ts.isBlock(node.parent)) return remove(node, tree);
    if (ts.isIfStatement(node) && !node.elseStatement && leaves(node.thenStatement)) return replace(node, tree, ';');
  },
  function changeLiteral(node, tree) {
    if (node.kind === K.TrueKeyword) return replace(node, tree, 'false');
    if (node.kind === K.FalseKeyword) return replace(node, tree, 'true');
    if (ts.isNumericLiteral(node)) return replace(node, tree, String(Number(node.text.replaceAll('_', '')) + 1));
  },
  /** An unanchored expression accepts what it must refuse. */
  function dropAnchor(node, tree) {
    if (node.kind !== K.RegularExpressionLiteral) return;
    const [, body, flags] = /^\/(.*)\/(\w*)$/.exec(node.getText(tree));
    const changed = [body.startsWith('^') && body.slice(1), /[^\\]\$$/.test(body) && body.slice(0, -1)];
    return changed.filter(Boolean).flatMap((one) => replace(node, tree, `/${one}/${flags}`));
  },
  function removeItem(node, tree) {
    const isList = ts.isCallExpression(node) && LISTS.test(node.expression.getText(tree));
    if (ts.isArrayLiteralExpression(node)) return removeEach(node.elements, tree);
    if (ts.isObjectLiteralExpression(node)) return removeEach(node.properties, tree);
    if (isList && node.arguments.length > 1) return removeEach(node.arguments, tree);
  },
  function weakenAccess(node, tree) {
    if (!ts.isPropertyAssignment(node) || node.name.getText(tree) !== 'access') return;
    const weaker = ts.isStringLiteral(node.initializer) && WEAKER_ACCESS.get(node.initializer.text);
    return weaker && replace(node.initializer, tree, `'${weaker}'`);
  },
  function swapMethod(node, tree) {
    if (!ts.isPropertyAccessExpression(node) || !ts.isCallExpression(node.parent)) return;
    const other = METHODS.get(node.name.text);
    return other && replace(node.name, tree, other);
  },
];

/** Each item with the comma that follows it. */
function removeEach(items, tree) {
  return items.map((item) => {
    const comma = /^\s*,/.exec(tree.text.slice(item.getEnd()));
    return { start: item.getStart(tree), end: item.getEnd() + (comma ? comma[0].length : 0), after: '' };
  });
}

const isText = (node) =>
  ts.isStringLiteral(node) || ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node)
    ? !isCompared(node.parent)
    : false;
const isCompared = ({ operatorToken }) => /^[!=]==?$/.test(operatorToken?.getText() ?? '');
const isDirective = ({ expression }) => ts.isStringLiteral(expression);

function leaves(statement) {
  const last = ts.isBlock(statement) ? statement.statements.at(-1) : statement;
  return (
    last !== undefined && (ts.isReturnStatement(last) || ts.isThrowStatement(last) || ts.isContinueStatement(last))
  );
}
