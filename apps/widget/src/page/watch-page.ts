/** Tells, once per burst of changes, which elements are new or restyled; nothing of the page is walked for it. */
export function watchPage(ours: Element, see: (changed: Element[]) => void): () => void {
  let changed = new Set<Element>();
  let timer = 0;
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      if (record.target === ours) continue;
      if (record.type === 'attributes') changed.add(record.target as Element);
      else for (const node of record.addedNodes) if (node instanceof Element) changed.add(node);
    }
    if (changed.size === 0) return;
    timer ||= window.setTimeout(() => {
      timer = 0;
      const seen = [...changed].filter((element) => element.isConnected);
      changed = new Set();
      try {
        see(seen);
      } catch {
        // A page in an unforeseen state keeps its look until the next change.
      }
    }, 60);
  });
  observer.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['style'] });
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
