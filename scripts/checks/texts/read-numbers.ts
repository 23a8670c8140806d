import { existsSync, readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { inRoot } from '../../lib/paths.mjs';

export interface NumberInText {
  readonly file: string;
  /** Without separators: 1,000 and 1 000 are 1000. */
  readonly number: string;
  readonly around: string;
}

/** Files with words that people read, in site, application, mails, errors and widget. */
const TEXT_FILE =
  /(^|[/-])texts?(\.[a-z]{2})?\.ts$|\/(content|mails|locales|texts|replies|catalogue)\/|\/errors(\.fr)?\.ts$|static-plans\.ts$/;
/** Not a part of a word, such as W3C, nor of a color. A singular form says "1" and nothing else. */
const NUMBER = /(?<![\p{L}\d#.])\d+(?:[.,\u00a0\u202f ]\d{3})*(?:[.,]\d+)?(?![\p{L}\d])/gu;

/** Every number that is written out in a text; one that is filled in is not. */
export function readNumbers(): NumberInText[] {
  const folders = [...readdirSync(inRoot('apps')).map((app) => `apps/${app}/src`), 'packages/contract/src'];
  return folders
    .filter((folder) => existsSync(inRoot(folder)))
    .flatMap((folder) =>
      readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file.replaceAll('\\', '/')}`,
      ),
    )
    .filter((file) => file.endsWith('.ts'))
    .filter((file) => TEXT_FILE.test(file) && !/\.test\.ts$|\/testing\/|sample/.test(file))
    .flatMap((file) => numbersIn(file));
}

function numbersIn(file: string): NumberInText[] {
  const source = ts.createSourceFile(file, readFileSync(inRoot(file), 'utf8'), ts.ScriptTarget.Latest);
  const found: NumberInText[] = [];
  const visit = (node: ts.Node) => {
    // SQL and the like.
    if (ts.isTaggedTemplateExpression(node)) return;
    const text = textOf(node);
    for (const match of text?.matchAll(NUMBER) ?? []) {
      const number = match[0].replace(/[,\u00a0\u202f ](?=\d{3})/g, '').replace(',', '.');
      const around = (text ?? '').slice(Math.max(0, match.index - 30), match.index + 30);
      if (number !== '1') found.push({ file, number, around });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Of a string or a piece of a template with more than one word. */
function textOf(node: ts.Node): string | null {
  const isText =
    ts.isStringLiteral(node) ||
    ts.isNoSubstitutionTemplateLiteral(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node);
  return isText && /[\s\u00a0\u202f]/.test(node.text) ? node.text : null;
}

/** The value of a constant, or the values of a list, as the source has it; also one that is not exported. */
export function constantOf(reference: string): number[] {
  const [file = '', name = ''] = reference.split('#');
  const source = readFileSync(inRoot(file), 'utf8');
  const [, written] = new RegExp(`const ${name}(?:: [^=]+)? = \\[?([\\d_., *]+)\\]?(?: as const)?;`).exec(source) ?? [];
  if (written === undefined) throw new Error(`${reference} is no number`);
  return written.split(',').map((one) =>
    one
      .replaceAll('_', '')
      .split('*')
      .reduce((product, factor) => product * Number(factor), 1),
  );
}
