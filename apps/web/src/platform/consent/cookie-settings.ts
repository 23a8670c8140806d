const openers = new Set<() => void>();

/** Asks the page to show its cookie settings. The pages of the public site have them; elsewhere nothing happens. */
export function openCookieSettings(): void {
  for (const open of openers) open();
}

/** For the part of the page that holds the settings. The result stops listening. */
export function onOpenCookieSettings(open: () => void): () => void {
  openers.add(open);
  return () => {
    openers.delete(open);
  };
}
