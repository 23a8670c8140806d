/** The open shadow roots below some elements, and those inside them. */
export function openShadowRoots(elements: Iterable<Element>, found: ShadowRoot[] = []): ShadowRoot[] {
  for (const element of elements) {
    const root = element.shadowRoot;
    // A form has none; a field of its may bear that name.
    if (!root?.host) continue;
    found.push(root);
    openShadowRoots(root.querySelectorAll('*'), found);
  }
  return found;
}
