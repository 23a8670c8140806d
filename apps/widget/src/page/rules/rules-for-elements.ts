import { remember } from '../remember.ts';
import { safe } from '../safe.ts';

/**
 * Rules that match exactly these elements among those inspected. By tag and classes if all elements of that kind want
 * the same, so that later ones follow; otherwise by the path from the root. The page gets no extra attributes.
 */
export function rulesForElements(
  wanted: ReadonlyMap<Element, string>,
  measured: readonly Element[],
  suffix: string,
  /** A further condition for an element's rule, such as a state it must not be in. */
  only: (element: Element) => string = () => '',
): string {
  let css = '';
  let rest = [...wanted.keys()];
  if (rest.length === 0) return css;
  // If having these classes is not specific enough, by exactly these: pages add and remove classes for states.
  for (const describe of [describer(false), describer(true)]) {
    for (const depth of [0, 1, 2, 4, 6]) {
      const kinds = groupBy(rest, (element) => [describe(element, depth)]);
      rest = [];
      for (const [selector, elements] of kinds) {
        const first = elements[0] as Element;
        const declarations = wanted.get(first);
        const condition = only(first);
        const name = (depth > 0 ? namesBelowParent : namesOf)(first)[0] as string;
        const near = (depth > 0 ? belowParents : byName)(measured).get(name);
        const differs = (element: Element) => wanted.get(element) !== declarations || only(element) !== condition;
        if (near?.some((element) => differs(element) && safe(element).matches(selector))) rest.push(...elements);
        else css += `${selector}${condition}${suffix}{${declarations}}`;
      }
    }
  }
  for (const element of rest) css += `${wayTo(element)}${only(element)}${suffix}{${wanted.get(element)}}`;
  return css;
}

/** Tag and classes: everything that matches a kind's selector shares one of these names with it. */
const namesOf = (element: Element): readonly string[] =>
  namesOfKind(`${safe(element).localName} ${safe(element).getAttribute('class') ?? ''}`);

const namesBelowParent = (element: Element): readonly string[] => {
  const names = namesOf(element);
  const { parentElement } = safe(element);
  return parentElement ? namesOf(parentElement).flatMap((above) => names.map((name) => `${above}>${name}`)) : names;
};

/** Pages have few kinds of elements, each many times. */
const namesOfKind = remember((kind: string): readonly string[] => {
  const [tag = '', ...classes] = kind.split(/\s+/).filter(Boolean);
  return classes.length > 0 ? [...new Set(classes)].map((name) => `${tag}.${name}`) : [tag];
});

/** Built once for all rules about the same elements, and lazily, because it is a good part of the work. */
const once = (
  keys: (element: Element) => readonly string[],
): ((elements: readonly Element[]) => Map<string, Element[]>) => {
  const made = new WeakMap<readonly Element[], Map<string, Element[]>>();
  return (elements) => {
    const groups = made.get(elements) ?? groupBy(elements, keys);
    made.set(elements, groups);
    return groups;
  };
};
const byName = once(namesOf);
const belowParents = once(namesBelowParent);

function groupBy(elements: Iterable<Element>, keys: (element: Element) => readonly string[]): Map<string, Element[]> {
  const groups = new Map<string, Element[]>();
  for (const element of elements) {
    for (const key of keys(element)) {
      const group = groups.get(key);
      if (group) group.push(element);
      else groups.set(key, [element]);
    }
  }
  return groups;
}

/** Selectors by tag and classes, or by the exact class attribute, with the given number of ancestors. */
function describer(isExact: boolean): (element: Element, ancestors: number) => string {
  const known = new Map<Element, string>();
  return function describe(element, ancestors): string {
    let own = known.get(element);
    if (!own) {
      const classes = isExact ? '' : Array.from(safe(element).classList, (name) => `.${CSS.escape(name)}`).join('');
      own = CSS.escape(safe(element).localName) + (classes || exactClass(element));
      known.set(element, own);
    }
    const parent = safe(element).parentElement;
    return ancestors && parent ? `${describe(parent, ancestors - 1)}>${own}` : own;
  };
}

/** An empty `class` still is a class attribute. */
const exactClass = (element: Element): string => {
  const value = safe(element).getAttribute('class');
  return value === null
    ? ':not([class])'
    : `[class="${value.replace(/[\s"\\]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"]`;
};

/** With tags, which the browser uses to find candidate rules fast. */
function wayTo(element: Element): string {
  const parent = safe(element).parentElement;
  if (!parent) return ':root';
  const position = [...safe(parent).children].indexOf(element) + 1;
  return `${wayTo(parent)}>${CSS.escape(safe(element).localName)}:nth-child(${position})`;
}
