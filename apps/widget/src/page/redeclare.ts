/** One declaration of a rule with another value, as important as it was. */
export const redeclare = (style: CSSStyleDeclaration, name: string, value: string): string =>
  `${name}:${value}${style.getPropertyPriority(name) && '!important'};`;
