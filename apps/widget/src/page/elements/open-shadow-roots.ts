/** The open shadow roots in some elements, including nested ones. */
export function openShadowRoots(elements: Iterable<Element>, found: ShadowRoot[] = []): ShadowRoot[] {
  for (const element of elements) {
    const root = element.shadowRoot;
    // A form has no shadow root, but a field of it can have that name.
    if (!root?.host) continue;
    found.push(root);
    openShadowRoots(root.querySelectorAll('*'), found);
  }
  return found;
}
