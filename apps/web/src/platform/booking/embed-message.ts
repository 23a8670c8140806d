/** Messages of a framed Cal.com page to the page around it; its other messages do not concern us. */
export type EmbedMessage =
  | { readonly type: 'alive' | 'shown' | 'failed' | 'booked' }
  | { readonly type: 'resized'; readonly height: number };

/** Null for everything that is not such a message of this namespace. */
export function readEmbedMessage(data: unknown, namespace: string): EmbedMessage | null {
  if (!isRecord(data) || data.originator !== 'CAL' || typeof data.fullType !== 'string') return null;
  const [, sender, type] = data.fullType.split(':');
  if (sender !== namespace || type === undefined) return null;
  if (type !== '__dimensionChanged') return known[type] ?? null;
  const height = isRecord(data.data) ? data.data.iframeHeight : null;
  return typeof height === 'number' && Number.isFinite(height) ? { type: 'resized', height } : null;
}

/** The response without which the framed page stays invisible. */
export const WE_KNOW_YOU_ARE_ALIVE = { originator: 'CAL', method: 'parentKnowsIframeReady' } as const;

const known: Readonly<Record<string, EmbedMessage>> = {
  __iframeReady: { type: 'alive' },
  linkReady: { type: 'shown' },
  linkFailed: { type: 'failed' },
  bookingSuccessful: { type: 'booked' },
  bookingSuccessfulV2: { type: 'booked' },
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
