/** A declaration with another value and the same priority; `from` is the shorthand it was part of. */
export const redeclare = (style: CSSStyleDeclaration, name: string, value: string, from = name): string =>
  `${name}:${value}${style.getPropertyPriority(from) && '!important'};`;
