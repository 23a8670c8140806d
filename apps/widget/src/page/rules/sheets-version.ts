import { type Root, sheetsOf } from './adopt-sheet.ts';

const numbers = new WeakMap<object, number>();
let last = 0;

/**
 * Changes when a tree gains, loses, switches or rewrites style rules. Sheets and their outer rules are known by what they
 * are, so that a sheet whose rules were all replaced by as many others is noticed too. Cheap enough to ask every second.
 */
export const sheetsVersion = (root: Root, isOurs: (sheet: CSSStyleSheet) => boolean): string =>
  sheetsOf(root)
    .filter((sheet) => !isOurs(sheet))
    .map((sheet) => {
      const parts: unknown[] = [numberOf(sheet), sheet.disabled, sheet.media.mediaText];
      try {
        const { cssRules: rules } = sheet;
        parts.push(rules.length, numberOf(rules[0]), numberOf(rules[rules.length - 1]));
        // What a sheet imports arrives after it.
        for (const rule of rules) {
          if (rule.type !== 3) break;
          parts.push(numberOf((rule as CSSImportRule).styleSheet?.cssRules[0]));
        }
      } catch {
        // A sheet of another origin: when it has loaded is told by its element.
      }
      return parts.join();
    })
    .join('|');

function numberOf(thing: object | undefined): number {
  if (!thing) return 0;
  const number = numbers.get(thing) ?? ++last;
  numbers.set(thing, number);
  return number;
}
