/** Enough for the header of every animated picture format. */
const headLength = 32_768;

/**
 * Whether the page is known to make requests to its own host. Only then may we read the bytes of a picture: if the
 * page's policy forbids it, even an attempt would be reported as a violation.
 */
export const pageFetchesFromItself = (): boolean =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).some(
    ({ initiatorType, name }) => /^(fetch|xmlhttprequest)$/.test(initiatorType) && isOwn(name),
  );

export const isOwn = (url: string): boolean => url.startsWith(`${location.origin}/`);

/** Whether a picture has more than one frame, judging by its first bytes, which the browser already has. */
export async function isAnimated(url: string): Promise<boolean> {
  const answer = await fetch(url, { __proto__: null, cache: 'force-cache' } as RequestInit);
  const reader = answer.body?.getReader();
  let head = '';
  while (reader && head.length < headLength) {
    const { done, value } = await reader.read();
    if (done) break;
    head += new TextDecoder('latin1').decode(value);
  }
  reader?.cancel().catch(() => undefined);
  return hasFrames(head);
}

function hasFrames(head: string): boolean {
  if (head.startsWith('GIF8')) return head.includes('NETSCAPE2.0');
  if (head.startsWith('PNG', 1)) return /acTL.*IDAT/s.test(head);
  if (head.startsWith('WEBP', 8)) return head.includes('ANIM');
  return head.startsWith('ftypavis', 4);
}
