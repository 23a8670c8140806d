import { type AxeResults, type NodeResult, pageResultFromAxe, RUN_OPTIONS } from '@evenway/checks';
import { attempt } from '../page/attempt.ts';
import { partIntegrity } from '../settings/part-files.ts';
import type { PartScript } from '../settings/part-script.ts';

/** As the server takes them (`CheckReport` of the contract). */
export interface RuleReport {
  rule: string;
  impact: string;
  count: number;
  nodes: NodeResult[];
}

interface AxeNode {
  html: string;
  target: (string | string[])[];
  element?: Element;
  any?: { data?: unknown }[];
  text?: string;
}
export interface Axe {
  run: (context: object, options: object) => Promise<{ violations: { id: string; nodes: AxeNode[] }[] }>;
}

export type LoadAxe = (view: Window) => Promise<Axe>;

interface Policy {
  createScriptURL: (url: string) => string;
}

declare const AXE_PART: string;

const maxNodes = 50;
const maxText = 500;
const maxBytes = 240_000;
/** Owners mark with it what must not leave the page, not even in a selector. */
const privatePart = '[data-evenway-private]';

/** The page's own script policy does not let our file run. */
export class Blocked extends Error {}

/** Runs axe-core in a window, the tab's or a frame's, and cleans up. The widget's own elements are left out. */
export async function runAxe(view: Window, load: () => Promise<Axe>): Promise<RuleReport[]> {
  const page = view as unknown as { axe?: unknown };
  const hadAxe = Object.hasOwn(page, 'axe');
  const before = page.axe;
  const axe = await load().catch(() => {
    throw new Blocked();
  });
  try {
    const own = { exclude: [['evenway-widget'], ['evenway-check']] };
    // Frames of the page are other documents, often of other sites.
    const { violations } = await axe.run(own, { ...RUN_OPTIONS, elementRef: true, iframes: false });
    return toReports(violations);
  } finally {
    if (hadAxe) page.axe = before;
    else attempt(() => delete page.axe);
  }
}

export const axePart = AXE_PART;

/**
 * Loads it into a frame as a script of that document, with the nonce and policies that apply there. `base` is where our
 * files are.
 */
export function loadIntoFrame(view: Window, base: string): Promise<Axe> {
  const page = view.document;
  const script = page.createElement('script') as PartScript;
  const address = `${base}/parts/${AXE_PART}.js`;
  const rules: Policy = { createScriptURL: (url) => url };
  const types = (view as unknown as { trustedTypes?: { createPolicy: (name: string, given: Policy) => Policy } })
    .trustedTypes;
  // The loader has not run there, so our policy's name is free.
  const policy = attempt(() => types?.createPolicy('evenway', rules)) ?? rules;
  script.integrity = partIntegrity(AXE_PART);
  script.crossOrigin = '';
  const trusted = page.querySelector<HTMLScriptElement>('script[nonce]');
  if (trusted?.nonce) script.nonce = trusted.nonce;
  return new Promise((resolve, reject) => {
    script.onload = script.onerror = () => {
      script.remove();
      if (script.evenway) resolve(script.evenway as Axe);
      else reject();
    };
    try {
      script.src = policy.createScriptURL(address);
    } catch {
      return reject();
    }
    page.head.append(script);
  });
}

function toReports(violations: { id: string; nodes: AxeNode[] }[]): RuleReport[] {
  const kept = violations.map(({ nodes, ...violation }) => ({
    ...violation,
    nodes: nodes.slice(0, maxNodes).map(withoutPrivate),
  }));
  const { rules } = pageResultFromAxe('/', { violations: kept } as AxeResults);
  const counted = rules.map(({ rule, impact, nodes }, at) => ({
    ...{ rule, impact, count: violations[at]?.nodes.length ?? nodes.length },
    nodes: nodes.map(({ selector, snippet, text, colors }) => ({
      ...{ selector: plain(selector), snippet: plain(snippet) },
      ...(text && { text: plain(text) }),
      ...(colors && { colors }),
    })),
  }));
  // Lists fewer in detail if a page has thousands of barriers; all are counted.
  for (const max of [20, 5, 1])
    if (JSON.stringify(counted).length > maxBytes) for (const rule of counted) rule.nodes = rule.nodes.slice(0, max);
  return counted;
}

/** The opening tag and the first words. For elements marked as private, only the tag name and the colors. */
function withoutPrivate({ element, html, target, any = [] }: AxeNode): AxeNode {
  if (!element) return { html: '', target };
  const tag = element.localName;
  const marked = closestAround(element, privatePart);
  if (!marked) return { html: openingTag(element, html), target, any, text: ownWords(element) };
  const steps = [tag];
  for (
    let parent = element.parentElement;
    parent && parent !== marked && element !== marked;
    parent = parent.parentElement
  )
    steps.unshift(parent.localName);
  return {
    html: `<${tag}>`,
    any,
    target: [element === marked ? privatePart : `${privatePart} > ${steps.join(' > ')}`],
  };
}

/** Where people type, text is theirs. */
const typedText = 'textarea, [contenteditable]:not([contenteditable="false" i])';

/** What the element itself says, without the elements inside it. */
const ownWords = (element: Element): string =>
  closestAround(element, typedText)
    ? ''
    : [...element.childNodes]
        .map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : ' '))
        .join('')
        .slice(0, maxText);

/** Also outside of the shadow trees that it is in. */
function closestAround(element: Element, selector: string): Element | null {
  const found = element.closest(selector);
  const root = element.getRootNode() as Partial<ShadowRoot>;
  return found ?? (root.host ? closestAround(root.host, selector) : null);
}

function openingTag({ attributes, localName }: Element, html: string): string {
  // A form's fields may shadow its members.
  if (!attributes || typeof localName !== 'string') return /^<[a-z][\w-]*/i.exec(html)?.[0].concat('>') ?? '';
  const values = [...attributes].map(({ name, value }) => ` ${name}="${value.replaceAll('"', '&quot;')}"`);
  return `<${localName}${values.join('')}>`;
}

/** One line, without characters that the database refuses. */
const plain = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ')
    .slice(0, maxText)
    .replace(/[\ud800-\udbff]$/, '');
