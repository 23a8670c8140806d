import { safe } from '../safe.ts';
/** Whether a custom element seems to render into a closed shadow root, judged from outside. */
export function hasClosedRoot(element: Element): boolean {
  const { localName, shadowRoot } = safe(element);
  if (!/-/.test(localName) || shadowRoot) return false;
  const type = safe(safe(element).ownerDocument).defaultView?.customElements.get(localName);
  if (!type) return false;
  if (attachesRoot(type)) return true;
  // Something is visible, although the element is empty.
  const { width, height } = safe(element).getBoundingClientRect();
  return !safe(element).firstChild && width > 0 && height > 0;
}

/** Judging by the source of its class or its superclasses. */
function attachesRoot(type: unknown): boolean {
  for (let at = type; typeof at === 'function'; at = Object.getPrototypeOf(at)) {
    const source = Function.prototype.toString.call(at);
    if (source.includes('[native code]')) return false;
    if (/attachShadow/.test(source)) return true;
  }
  return false;
}
