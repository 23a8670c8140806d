import { type Root, sheetsOf } from './adopt-sheet.ts';

const numbers = new WeakMap<object, number>();
let last = 0;

/**
 * Changes when a tree gains, loses, toggles or rewrites style rules. Compares the identity of sheets and their
 * top-level rules, so it also notices rules replaced by the same number of others. Cheap enough to call every second.
 */
export const sheetsVersion = (root: Root, isOurs: (sheet: CSSStyleSheet) => boolean): string =>
  sheetsOf(root)
    .filter((sheet) => !isOurs(sheet))
    .map((sheet) => {
      const parts: unknown[] = [numberOf(sheet), sheet.disabled, sheet.media.mediaText];
      try {
        const { cssRules: rules } = sheet;
        parts.push(rules.length, numberOf(rules[0]), numberOf(rules[rules.length - 1]));
        // Imported sheets arrive after the importing one.
        for (const rule of rules) {
          if (rule.type !== 3) break;
          parts.push(numberOf((rule as CSSImportRule).styleSheet?.cssRules[0]));
        }
      } catch {
        // A cross-origin sheet: its element fires an event when it has loaded.
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
