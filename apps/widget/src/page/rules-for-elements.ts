/**
 * Rules that reach just these elements. By tag and classes where everything of that kind wants the same, so that later
 * content of the kind follows; by the way down from the top where it does not. No attribute is needed for it.
 */
export function rulesForElements(
  wanted: ReadonlyMap<Element, string>,
  measured: ReadonlySet<Element>,
  suffix = '',
): string {
  let css = '';
  let rest = [...wanted.keys()];
  for (let depth = 0; depth < 3 && rest.length > 0; depth++) {
    const kinds = new Map<string, Element[]>();
    for (const element of rest) {
      const selector = describe(element, depth);
      const kind = kinds.get(selector);
      if (kind) kind.push(element);
      else kinds.set(selector, [element]);
    }
    rest = [];
    for (const [selector, elements] of kinds) {
      const declarations = wanted.get(elements[0] as Element);
      if (elements.every((element) => wanted.get(element) === declarations) && isOnlyFor(selector, declarations)) {
        css += `${selector}${suffix}{${declarations}}`;
      } else rest.push(...elements);
    }
  }
  for (const element of rest) css += `${wayTo(element)}${suffix}{${wanted.get(element)}}`;
  return css;

  function isOnlyFor(selector: string, declarations: string | undefined): boolean {
    for (const element of document.querySelectorAll(selector)) {
      if (measured.has(element) && wanted.get(element) !== declarations) return false;
    }
    return true;
  }
}

function describe(element: Element, ancestors: number): string {
  const classes = [...element.classList].map((name) => `.${CSS.escape(name)}`).join('');
  const own = CSS.escape(element.localName) + (classes || ':not([class])');
  const parent = element.parentElement;
  return ancestors && parent ? `${describe(parent, ancestors - 1)}>${own}` : own;
}

function wayTo(element: Element): string {
  const parent = element.parentElement;
  if (!parent) return ':root';
  return `${wayTo(parent)}>:nth-child(${[...parent.children].indexOf(element) + 1})`;
}
