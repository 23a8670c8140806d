import { adoptSheet, type Root } from '../page/adopt-sheet.ts';
import { elementsOfPage } from '../page/elements-of-page.ts';
import { openShadowRoots } from '../page/open-shadow-roots.ts';
import { pageSignature } from '../page/page-signature.ts';
import { watchPage } from '../page/watch-page.ts';
import type { Settings } from '../settings/options.ts';
import type { Loader } from '../settings/parts.ts';
import type { Context } from './adjustment.ts';
import { activeIn, composeSheet } from './compose-sheet.ts';
import type { Looks } from './start-looks.ts';

declare const LOOKS_PART: string;

export interface StyledPage {
  apply: (settings: Settings) => void;
  context: Context;
}

/** What the page's sheet is now, and the page it was made for: empty when it suits any. */
type Keep = (css: string, page: string) => void;

/** Keeps the page's trees styled as the settings say, also when content, rules or shadow roots arrive later. */
export function stylePage(loader: Loader, keep: Keep): StyledPage {
  const { sheet } = loader;
  const roots = new Map<ShadowRoot, CSSStyleSheet>();
  const shared = new Map<string, CSSStyleSheet>();
  let settings: Settings = {};
  let text: string | undefined;
  let signature = '';
  let unsure = false;
  let looks: Looks | undefined;
  let unwatch: (() => void) | undefined;
  const isOurs = (other: CSSStyleSheet) => other === sheet || [...shared.values()].includes(other);
  const context: Context = {
    loader,
    unsure: () => {
      unsure = true;
    },
    withoutUs(look) {
      sheet.disabled = true;
      try {
        return look();
      } finally {
        sheet.disabled = false;
      }
    },
  };
  return { apply, context };

  function apply(next: Settings): void {
    settings = next;
    if (activeIn(settings).length > 0) {
      styleDocument();
      for (const root of [...roots.keys(), ...openShadowRoots(elementsOfPage())]) styleTree(root);
      unwatch ??= watchPage(follow);
      return;
    }
    unwatch?.();
    unwatch = undefined;
    write('');
    adoptSheet(document, sheet, false);
    for (const [root, used] of roots) adoptSheet(root, used, false);
    roots.clear();
    shared.clear();
    keep('', '');
  }

  function styleDocument(): void {
    unsure = false;
    signature = pageSignature();
    const { open, partial, ofThisPage } = composeSheet(document, settings, context, isOurs);
    const due = activeIn(settings).filter(([adjustment, value]) => adjustment.looks?.(value, partial || unsure));
    // What was found by looking stays until it has been looked for again: nothing flickers in between.
    if (due.length === 0 || !looks || !text) write(`${open}}`);
    adoptSheet(document, sheet, true);
    if (due.length > 0 && looks) {
      const found = due.map(([, value, feature]) => looks?.[feature]?.(value, context) ?? '');
      write(`${open}${found.join('')}}`);
    } else if (due.length > 0) {
      loader
        .part<Looks>(LOOKS_PART)
        .then((part) => {
          looks = part;
          if (activeIn(settings).length > 0) styleDocument();
        })
        .catch(() => undefined);
    }
    keep(text ?? '', ofThisPage ? signature : '');
  }

  function write(next: string): void {
    if (next === text) return;
    text = next;
    sheet.replaceSync(next);
  }

  function styleTree(root: ShadowRoot): void {
    const css = `${composeSheet(root as Root, settings, context, isOurs).open}}`;
    let use = shared.get(css);
    if (!use) {
      use = new CSSStyleSheet({ media: 'screen' });
      use.replaceSync(css);
      shared.set(css, use);
    }
    const earlier = roots.get(root);
    if (earlier && earlier !== use) adoptSheet(root, earlier, false);
    adoptSheet(root, use, true);
    roots.set(root, use);
  }

  function follow(changed: Element[]): void {
    adoptSheet(document, sheet, true);
    for (const root of openShadowRoots(elementsOfPage(changed))) styleTree(root);
    const sized = settings.textSize && changed.some((one) => one.matches(inline) || one.querySelector(inline));
    // A change of a style attribute alone, as animations make them all the time, is no reason to look again.
    const looked = (settings.contrast || settings.hideMedia) && changed.some((one) => !one.hasAttribute('style'));
    if (sized || looked || signature !== pageSignature()) styleDocument();
  }
}

const inline = '[style*=font],[style*=line-height]';
