/** One declaration of a rule with another value, as important as it was; `from` is the shorthand it was part of. */
export const redeclare = (style: CSSStyleDeclaration, name: string, value: string, from = name): string =>
  `${name}:${value}${style.getPropertyPriority(from) && '!important'};`;
