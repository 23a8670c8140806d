/**
 * Reads selectors in one pass each. Regular expressions for the same look for a closing bracket from every opening one:
 * a selector made of opening brackets would keep us busy for its length cubed.
 */

const SPACE = /\s/;

/** The steps of a selector: split at `>` and at spaces, except spaces inside brackets. */
export function splitSteps(selector: string): string[] {
  const steps: string[] = [];
  let end = selector.length;
  let nextBracket = '';
  for (let at = selector.length - 1; at >= 0; at -= 1) {
    const letter = selector.charAt(at);
    if (letter === '>' || (nextBracket !== ']' && SPACE.test(letter))) {
      steps.push(selector.slice(at + 1, end));
      end = at;
    }
    if (letter === '[' || letter === ']') nextBracket = letter;
  }
  steps.push(selector.slice(0, end));
  return steps
    .reverse()
    .map((step) => step.trim())
    .filter((step) => step !== '');
}

const AFTER_NAME = /[\]=~|^$*]/g;

/** `[name^="value"]` becomes `[name]`. */
export function withoutValues(step: string): string {
  let plain = '';
  let at = 0;
  for (const { from, to } of bracketsIn(step, ']=~|^$*')) {
    AFTER_NAME.lastIndex = from + 1;
    const nameEnd = AFTER_NAME.exec(step)?.index ?? to;
    plain += `${step.slice(at, nameEnd)}]`;
    at = to + 1;
  }
  return plain + step.slice(at);
}

export const attributesOf = (step: string): string[] =>
  [...bracketsIn(step, ']')].map(({ from, to }) => step.slice(from, to + 1));

/** From an opening bracket, with none of some characters after it, to the next closing one. */
function* bracketsIn(step: string, notFirst: string) {
  let at = step.indexOf('[');
  while (at >= 0) {
    const to = step.indexOf(']', at);
    if (to < 0) return;
    const isWanted = !notFirst.includes(step.charAt(at + 1));
    if (isWanted) yield { from: at, to };
    at = step.indexOf('[', isWanted ? to : at + 1);
  }
}

const PSEUDO = /(?<!\\):{1,2}[a-z-]+/g;

/** `:hover`, `::before` and `:nth-child(3)` are removed. */
export function withoutPseudos(step: string): string {
  const lastClosing = step.lastIndexOf(')');
  let plain = '';
  let at = 0;
  PSEUDO.lastIndex = 0;
  for (let found = PSEUDO.exec(step); found; found = PSEUDO.exec(step)) {
    plain += step.slice(at, found.index);
    at = PSEUDO.lastIndex;
    if (step[at] === '(' && at < lastClosing) at = step.indexOf(')', at) + 1;
    PSEUDO.lastIndex = at;
  }
  return plain + step.slice(at);
}

const ATTRIBUTE_NAME = /\[((?:\\.|[\w:-])*)/y;
const ATTRIBUTE_VALUE = /[~|^$*]?=("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')\]/y;

/** Where a selector compares an attribute with a quoted value. */
export function* attributeValuesIn(selector: string) {
  let at = selector.indexOf('[');
  while (at >= 0) {
    ATTRIBUTE_NAME.lastIndex = at;
    const [front = '[', name = ''] = ATTRIBUTE_NAME.exec(selector) ?? [];
    ATTRIBUTE_VALUE.lastIndex = at + front.length;
    const [whole, quoted = ''] = (name !== '' && ATTRIBUTE_VALUE.exec(selector)) || [];
    const to = at + front.length + (whole?.length ?? 0);
    if (whole) yield { from: at, to, name, value: quoted.slice(1, -1) };
    // What was read as a name begins no other attribute.
    at = selector.indexOf('[', to);
  }
}
