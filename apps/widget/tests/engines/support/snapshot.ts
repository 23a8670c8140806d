import type { Driver } from '../drivers/driver.ts';

export interface Snapshot {
  html: string;
  /** One text per element: what it is, the number of its computed values, and those that differ from its parent's. */
  styles: string[];
}

/** The page's markup and computed styles, without the widget's own element and without spinners. */
export function snapshot(driver: Driver): Promise<Snapshot> {
  return driver.run(() => {
    const host = document.querySelector('evenway-widget');
    const clone = document.documentElement.cloneNode(true) as Element;
    clone.querySelector('evenway-widget')?.remove();
    const trees: ParentNode[] = [document];
    const styles: string[] = [];
    const known = new Map<Element | null, Map<string, string>>();
    for (let at = 0; at < trees.length; at++) {
      for (const element of (trees[at] as ParentNode).querySelectorAll('*')) {
        // WebKit keeps stale values for what is never drawn.
        if (host?.contains(element) || element.matches('#spin,track')) continue;
        if (element.shadowRoot) trees.push(element.shadowRoot);
        const style = getComputedStyle(element);
        let text = `${element.localName}#${element.id};values:${style.length}`;
        const above = known.get(element.parentElement);
        const own = new Map<string, string>();
        known.set(element, own);
        for (const name of style) {
          if (name.includes('origin')) continue;
          const value = style.getPropertyValue(name);
          own.set(name, value);
          if (value !== above?.get(name)) text += `;${name}:${value}`;
        }
        styles.push(text);
      }
    }
    return { html: clone.outerHTML, styles };
  });
}

/** A short list of differences: empty if the page is the same to the byte and in every computed value. */
export function differences(before: Snapshot, after: Snapshot): string[] {
  const found = before.html === after.html ? [] : ['the markup'];
  if (before.styles.length !== after.styles.length) found.push('the number of elements');
  before.styles.forEach((style, index) => {
    const now = after.styles[index];
    if (now === undefined || now === style) return;
    const [element, ...values] = now.split(';');
    const earlier = new Set(style.split(';'));
    for (const value of values) if (!earlier.has(value)) found.push(`${element} ${value}`);
    if (values.length !== earlier.size - 1) found.push(`${element} has other values`);
  });
  return found;
}
