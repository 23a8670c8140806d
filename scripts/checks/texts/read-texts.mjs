import ts from 'typescript';

/** Dotted names of all texts below an object literal: `{ a: 'x', b: { c: 'y' } }` has `a` and `b.c`. */
export function textKeys(literal, prefix = '') {
  return literal.properties.flatMap((property) => {
    if (!property.name) return [];
    const name = `${prefix}${property.name.text}`;
    const value = property.initializer;
    return value && ts.isObjectLiteralExpression(value) ? textKeys(value, `${name}.`) : [name];
  });
}

/** The `{ en, fr }` objects passed to `defineTexts` in a source file. */
export function definedTexts(source) {
  return findAll(source, (node) => ts.isCallExpression(node) && node.expression.getText(source) === 'defineTexts')
    .map(({ arguments: [texts] }) => texts)
    .filter((texts) => texts && ts.isObjectLiteralExpression(texts))
    .map((texts) => ({ en: languageOf(texts, 'en'), fr: languageOf(texts, 'fr') }));
}

/** Every property name that a file accesses: `t.name`, `t['name']`, `const { name } = t`. */
export function namesUsed(source) {
  const names = new Set();
  findAll(source, (node) => {
    if (ts.isPropertyAccessExpression(node)) names.add(node.name.text);
    if (ts.isElementAccessExpression(node)) names.add(elementName(node));
    if (ts.isBindingElement(node)) names.add((node.propertyName ?? node.name).getText(source));
    // A key may be a value, as in `t[status]` with status 'expired'.
    if (ts.isStringLiteralLike(node)) names.add(node.text);
    return false;
  });
  return names;
}

/** `t['name']` uses `name`; `t.group[which]` may use everything in `group`. */
function elementName({ expression, argumentExpression }) {
  if (ts.isStringLiteralLike(argumentExpression)) return argumentExpression.text;
  return ts.isPropertyAccessExpression(expression) ? `${expression.name.text}.*` : '';
}

/** The texts of a language: everything under a property of its name, or anywhere in a file named after it (`*.fr.ts`). */
export function textsIn(source, language) {
  const roots = new RegExp(`\\.${language}\\.tsx?$`).test(source.fileName)
    ? [source]
    : findAll(source, (node) => ts.isPropertyAssignment(node) && node.name.getText(source) === language);
  return roots.flatMap((root) =>
    findAll(root, isText).map((node) => ({ text: node.text, position: node.getStart(source) })),
  );
}

export const parse = (fileName, text) => ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);

function isText(node) {
  if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) return true;
  if (!ts.isStringLiteralLike(node)) return false;
  return !(ts.isPropertyAssignment(node.parent) && node.parent.name === node) && !ts.isImportDeclaration(node.parent);
}

function languageOf(texts, language) {
  const property = texts.properties.find(({ name }) => name?.text === language);
  return property?.initializer && ts.isObjectLiteralExpression(property.initializer) ? property.initializer : null;
}

function findAll(root, matches, found = []) {
  const visit = (node) => {
    if (matches(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return found;
}
