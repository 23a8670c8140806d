import ts from 'typescript';

export type Language = 'en' | 'fr';

/** Null for a language that is not written out as an object. */
interface DefinedTexts {
  readonly en: ts.ObjectLiteralExpression | null;
  readonly fr: ts.ObjectLiteralExpression | null;
}

type TextNode = ts.StringLiteralLike | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail;

interface PlacedText {
  readonly text: string;
  readonly position: number;
}

/** Dotted names of all texts below an object literal: `{ a: 'x', b: { c: 'y' } }` has `a` and `b.c`. */
export function textKeys(literal: ts.ObjectLiteralExpression, prefix = ''): string[] {
  return literal.properties.flatMap((property) => {
    const own = ownName(property);
    if (own === undefined) return [];
    const name = `${prefix}${own}`;
    const value = ts.isPropertyAssignment(property) ? property.initializer : undefined;
    return value && ts.isObjectLiteralExpression(value) ? textKeys(value, `${name}.`) : [name];
  });
}

/** The `{ en, fr }` objects passed to `defineTexts` in a source file. */
export function definedTexts(source: ts.SourceFile): DefinedTexts[] {
  const isDefinition = (node: ts.Node): node is ts.CallExpression =>
    ts.isCallExpression(node) && node.expression.getText(source) === 'defineTexts';
  return findAll(source, isDefinition)
    .map(({ arguments: [texts] }) => texts)
    .filter((texts) => texts !== undefined && ts.isObjectLiteralExpression(texts))
    .map((texts) => ({ en: languageOf(texts, 'en'), fr: languageOf(texts, 'fr') }));
}

/** Every property name that a file accesses: `t.name`, `t['name']`, `const { name } = t`. */
export function namesUsed(source: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  visitAll(source, (node) => {
    if (ts.isPropertyAccessExpression(node)) names.add(node.name.text);
    if (ts.isElementAccessExpression(node)) names.add(elementName(node));
    if (ts.isBindingElement(node)) names.add((node.propertyName ?? node.name).getText(source));
    // A key may be a value, as in `t[status]` with status 'expired'.
    if (ts.isStringLiteralLike(node)) names.add(node.text);
  });
  return names;
}

/** `t['name']` uses `name`; `t.group[which]` may use everything in `group`. */
function elementName({ expression, argumentExpression }: ts.ElementAccessExpression): string {
  if (ts.isStringLiteralLike(argumentExpression)) return argumentExpression.text;
  return ts.isPropertyAccessExpression(expression) ? `${expression.name.text}.*` : '';
}

/** The texts of a language: everything under a property of its name, or anywhere in a file named after it (`*.fr.ts`). */
export function textsIn(source: ts.SourceFile, language: Language): PlacedText[] {
  const isOfLanguage = (node: ts.Node): node is ts.PropertyAssignment =>
    ts.isPropertyAssignment(node) && node.name.getText(source) === language;
  const roots = new RegExp(`\\.${language}\\.tsx?$`).test(source.fileName) ? [source] : findAll(source, isOfLanguage);
  return roots.flatMap((root) =>
    findAll(root, isText).map((node) => ({ text: node.text, position: node.getStart(source) })),
  );
}

export const parse = (fileName: string, text: string) =>
  ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);

function isText(node: ts.Node): node is TextNode {
  if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) return true;
  if (!ts.isStringLiteralLike(node)) return false;
  return !(ts.isPropertyAssignment(node.parent) && node.parent.name === node) && !ts.isImportDeclaration(node.parent);
}

function languageOf(texts: ts.ObjectLiteralExpression, language: Language): ts.ObjectLiteralExpression | null {
  const property = texts.properties.find((one) => ownName(one) === language);
  const value = property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
  return value && ts.isObjectLiteralExpression(value) ? value : null;
}

/** Undefined for a spread, which has none. */
function ownName({ name }: ts.ObjectLiteralElementLike): string | undefined {
  return name && ts.isComputedPropertyName(name) ? name.getText() : name?.text;
}

function findAll<Found extends ts.Node>(root: ts.Node, matches: (node: ts.Node) => node is Found): Found[] {
  const found: Found[] = [];
  visitAll(root, (node) => {
    if (matches(node)) found.push(node);
  });
  return found;
}

function visitAll(root: ts.Node, visit: (node: ts.Node) => void): void {
  visit(root);
  ts.forEachChild(root, (child) => visitAll(child, visit));
}
