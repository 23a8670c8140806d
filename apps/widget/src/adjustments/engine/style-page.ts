import type { Root } from '../../page/adopt-sheet.ts';
import { elementsOfPage } from '../../page/elements-of-page.ts';
import { openShadowRoots } from '../../page/open-shadow-roots.ts';
import { findAll, fromDocument } from '../../page/safe-document.ts';
import { watchPage } from '../../page/watch-page.ts';
import { features, type Settings } from '../../settings/options.ts';
import type { Loader } from '../../settings/parts.ts';
import type { Context, MeasurePart } from './adjustment.ts';
import { type Active, activeIn, composeSheet } from './compose-sheet.ts';
import { adjustments, lazyFeatures } from './registry.ts';
import { everything } from './specificity.ts';

declare const MEASURE_PART: string;

export interface StyledPage {
  apply: (settings: Settings) => void;
  context: Context;
}

/** What the page's sheet is now, empty until it is complete; and the page it was made for, empty when it suits any. */
type Keep = (css: string, page: string) => void;

/** Keeps the page's trees styled as the settings say, also when content, rules or shadow roots arrive later. */
export function stylePage(loader: Loader, keep: Keep, fail: () => void): StyledPage {
  const { sheet, adoptSheet, pageSignature } = loader;
  const roots = new Map<ShadowRoot, CSSStyleSheet>();
  const shared = new Map<string, CSSStyleSheet>();
  const awaited = new Set<string>();
  let settings: Settings = {};
  let text = sheet.cssRules.length > 0 ? undefined : '';
  let disturbed = false;
  let applied = '';
  let signature = '';
  let unsure = false;
  let part: MeasurePart | undefined;
  let loading = false;
  let unwatch: (() => void) | undefined;
  let timer = 0;
  let counted = 0;
  let found: ShadowRoot[] = [];
  const isOurs = (other: CSSStyleSheet) => other === sheet || [...shared.values()].includes(other);
  const context: Context = {
    loader,
    settings: () => settings,
    unsure: () => {
      unsure = true;
    },
    withoutAdjustments: (look) => during('', look),
    withAdjustments: (look) => during(applied, look),
  };
  // Once the panel is drawn, so that the first press need not wait for it.
  setTimeout(rootsOfPage, 200);
  return { apply, context };

  function apply(next: Settings): void {
    settings = next;
    if (isOn()) {
      styleDocument();
      for (const root of new Set([...roots.keys(), ...rootsOfPage()])) styleTree(root);
      unwatch ??= watchPage(loader.host, follow);
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

  /** Measurers at the page under another style sheet, at rest: the page may animate changes of colour or size. */
  function during<T>(css: string, look: () => T): T {
    if (css === text) return look();
    disturbed = true;
    text = undefined;
    sheet.replaceSync(css + still);
    return look();
  }

  /** What can be applied now: all that is on, but for what the measure part has still to bring. */
  function active(): Active[] {
    return activeIn(settings, { ...adjustments, ...part?.adjustments });
  }

  function isOn(): boolean {
    return features.some((feature) => settings[feature] && (adjustments[feature] || lazyFeatures.includes(feature)));
  }

  function styleDocument(): void {
    unsure = false;
    signature = pageSignature();
    const on = active();
    const { css: plain, partial, ofThisPage } = composeSheet(document, on, context, isOurs);
    const due = on.filter(([adjustment, value]) => adjustment.needsMeasuring?.(value, partial || unsure));
    const incomplete = !part && (due.length > 0 || lazyFeatures.some((feature) => settings[feature]));
    applied = plain;
    // What was applied on arrival is complete; it stays until it can be made again.
    const waits = incomplete && text === undefined;
    if (!waits && (incomplete || due.length === 0)) write(applied);
    adoptSheet(document, sheet, true);
    if (incomplete) loadPart();
    else if (due.length > 0) measure(due);
    if (!waits) keep(incomplete ? '' : (text ?? ''), ofThisPage ? signature : '');
  }

  function measure(due: readonly Active[]): void {
    let css = applied;
    disturbed = false;
    try {
      css += due.map(([, value, feature]) => part?.measurers[feature]?.(value, context) ?? '').join('');
    } finally {
      if (disturbed) {
        sheet.replaceSync(css + still);
        // Read, so that the new values are there before the page may animate again.
        void getComputedStyle(fromDocument('documentElement')).color;
      }
      write(css);
    }
  }

  function loadPart(): void {
    if (loading) return;
    loading = true;
    loader
      .part<MeasurePart>(MEASURE_PART)
      .then((loaded) => {
        part = loaded;
        if (unwatch) apply(settings);
      })
      .catch(fail)
      .finally(() => {
        loading = false;
      });
  }

  function write(next: string): void {
    if (next === text) return;
    text = next;
    sheet.replaceSync(next);
  }

  /** Looked for anew when there are more or fewer elements than before: a look at each is a good part of a press. */
  function rootsOfPage(): ShadowRoot[] {
    const { length } = findAll('*');
    if (length !== counted) {
      counted = length;
      found = rootsBelow(elementsOfPage());
    }
    return found;
  }

  /** Those that are there; those that come when the script that defines their elements does are styled then. */
  function rootsBelow(elements: Iterable<Element>): ShadowRoot[] {
    for (const { localName } of elements) {
      if (!localName.includes('-') || awaited.has(localName) || customElements.get(localName)) continue;
      awaited.add(localName);
      customElements
        .whenDefined(localName)
        .then(() => {
          counted = 0;
          if (unwatch) for (const root of rootsBelow(findAll(CSS.escape(localName)))) styleTree(root);
        })
        .catch(() => undefined);
    }
    return openShadowRoots(elements);
  }

  function styleTree(root: ShadowRoot): void {
    const { css } = composeSheet(root as Root, active(), context, isOurs);
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
    for (const root of rootsBelow(elementsOfPage(changed))) styleTree(root);
    const sized = settings.textSize && changed.some((one) => one.matches(inline) || one.querySelector(inline));
    if (sized || signature !== pageSignature()) styleDocument();
    // A change of a style attribute alone, as animations make them all the time, is no reason to look again.
    else if (!timer && (settings.contrast || settings.hideMedia) && changed.some((one) => !one.hasAttribute('style'))) {
      timer = window.setTimeout(() => {
        timer = 0;
        if (isOn()) styleDocument();
      }, 800);
    }
  }
}

const still = `${everything}{transition:none!important}`;
const inline = '[style*=font],[style*=line-height]';
