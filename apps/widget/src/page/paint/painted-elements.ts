import { remember } from '../remember.ts';
import { walkRules } from '../rules/walk-rules.ts';
import { safe } from '../safe.ts';
import { findAll } from '../safe-document.ts';

const paints =
  /^(color|opacity|position|z-index|transform|translate|filter|mix-blend-mode|overflow.*|visibility|-webkit-text-fill-color|-webkit-background-clip|mask-image|-webkit-mask-image|background-(color|image)|background|mask|-webkit-mask)$/;

/** Elements that browser style sheets paint, or that our rules inspect. */
const tags = new Set(
  'a,button,input,select,textarea,summary,mark,dialog,img,video,canvas,iframe,object,embed,svg,hr,font,progress,meter,option,fieldset,optgroup'.split(
    ',',
  ),
);
const attributes =
  '[bgcolor],[background],[role],[popover],[aria-current],[aria-expanded],[aria-invalid],[aria-disabled],[aria-pressed],[aria-selected],[aria-checked]';

/** Most style attributes only set sizes. */
const inline = ['color', 'background', 'opacity', 'position', 'z-index', 'trans', 'filter', 'blend', 'overflow']
  .concat('visibility', 'mask', 'float', 'inset')
  .map((name) => `[style*=${name} i]`);

/**
 * The elements that may paint something, or that have their own place in the paint order, judging by the page's rules;
 * plus those in `also`. All others look like their parents, and reading thousands of computed styles is slow.
 */
export function paintedElements(
  elements: readonly Element[],
  also: { has: (element: Element) => boolean },
  page: Document,
): readonly Element[] {
  const names = new Set<string>();
  const others: string[] = [];
  const complete = walkRules(page, ({ selectors, style }) => {
    if (![...style].some((name) => paints.test(name))) return;
    for (const selector of selectors) {
      if (/::(?!before|after)|::?(before|after)/.test(selector)) continue;
      const name = subjectName(selector);
      if (name) names.add(name);
      else others.push(selector);
    }
  });
  if (!complete || names.has('*')) return elements;
  const found = matching([attributes, ...inline, ...others], page);
  // Pages repeat few class lists.
  const isNamed = remember((classes: string) => classes.split(/\s+/).some((name) => names.has(`.${name}`)));
  return elements.filter((element) => {
    const { localName, id } = safe(element);
    if (tags.has(localName) || names.has(localName) || localName.includes('-')) return true;
    if (!safe(element).hasAttributes()) return also.has(element) || found.has(element);
    const classes = safe(element).getAttribute('class');
    return (classes && isNamed(classes)) || (id && names.has(`#${id}`)) || found.has(element) || also.has(element);
  });
}

/** A class, id or tag that every element matching the selector must have; empty if there is none for certain. */
export function subjectName(selector: string): string {
  const subject =
    withoutCodes(selector)
      .replace(/\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|\[[^\]]*\]/g, '')
      .split(/(?<!\\)[\s>+~]+/)
      .pop() ?? '';
  const [name] = /[.#](?:\\.|[\w-]|[\u0080-\uffff])+/.exec(subject) ?? /^[a-z][\w-]*/i.exec(subject) ?? [];
  if (!name) return subject.startsWith('*') ? '*' : '';
  return name.includes('\\') ? plainName(name) : name;
}

const plainName = (name: string): string => name.replace(/\\(.)/g, '$1');

/** A numeric escape ends with a space, which is not a combinator. */
const withoutCodes = (selector: string): string =>
  selector.replace(/\\([0-9a-f]{1,6})\s?/gi, (_, code: string) => {
    const sign = String.fromCodePoint(Number.parseInt(code, 16));
    return /\w/.test(sign) ? sign : `\\${sign}`;
  });

/** All in one query, or one by one if a selector is invalid. */
export function matching(selectors: readonly string[], page: Document): Set<Element> {
  if (selectors.length === 0) return new Set();
  try {
    return new Set(findAll(selectors.join(), page));
  } catch {
    return selectors.length === 1 ? new Set() : new Set(selectors.flatMap((one) => [...matching([one], page)]));
  }
}
