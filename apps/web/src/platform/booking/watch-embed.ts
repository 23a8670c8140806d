import type { Embed } from './embed-address.ts';

/** How long a page may take to load, and how long after that to identify as a booking page. */
export const ARRIVAL_LIMIT = 12_000;
export const FIRST_WORD_LIMIT = 5_000;

const HEIGHTS = { min: 320, max: 4000 };

export interface EmbedState {
  readonly phase: 'loading' | 'ready' | 'booked' | 'failed';
  readonly height: number;
}

export const startState: EmbedState = { phase: 'loading', height: 480 };

export interface EmbedWatch {
  onMessage(event: Pick<MessageEvent, 'source' | 'origin' | 'data'>): void;
  /** The frame has loaded something, possibly the browser's own error page. */
  onLoad(): void;
  stop(): void;
}

/** Follows a framed booking page from outside. Whatever keeps it from showing ends in `failed`. */
export function watchEmbed(
  embed: Embed,
  frame: () => Pick<Window, 'postMessage'> | null | undefined,
  onChange: (state: EmbedState) => void,
): EmbedWatch {
  let state = startState;
  let timer = setTimeout(fail, ARRIVAL_LIMIT);
  let isAlive = false;

  function update(next: Partial<EmbedState>): void {
    state = { ...state, ...next };
    onChange(state);
  }
  function fail(): void {
    clearTimeout(timer);
    update({ phase: 'failed' });
  }
  function allow(time: number): void {
    clearTimeout(timer);
    timer = setTimeout(fail, time);
  }

  return {
    onMessage({ source, origin, data }) {
      if (state.phase === 'failed' || source === null || source !== frame() || origin !== embed.origin) return;
      const message = readEmbedMessage(data, embed.namespace);
      if (message?.type === 'alive') {
        isAlive = true;
        if (state.phase === 'loading') allow(ARRIVAL_LIMIT);
        frame()?.postMessage(WE_KNOW_YOU_ARE_ALIVE, embed.origin);
      }
      if (message?.type === 'shown' && state.phase === 'loading') {
        clearTimeout(timer);
        update({ phase: 'ready' });
      }
      if (message?.type === 'booked') {
        clearTimeout(timer);
        update({ phase: 'booked' });
      }
      if (message?.type === 'failed') fail();
      if (message?.type === 'resized')
        update({ height: Math.min(Math.max(Math.ceil(message.height), HEIGHTS.min), HEIGHTS.max) });
    },
    onLoad() {
      if (state.phase === 'loading' && !isAlive) allow(FIRST_WORD_LIMIT);
    },
    stop: () => clearTimeout(timer),
  };
}

/** Messages of a framed Cal.com page to the page around it; its other messages do not concern us. */
type EmbedMessage =
  | { readonly type: 'alive' | 'shown' | 'failed' | 'booked' }
  | { readonly type: 'resized'; readonly height: number };

/** Null for everything that is not such a message of this namespace. */
function readEmbedMessage(data: unknown, namespace: string): EmbedMessage | null {
  if (!isRecord(data) || data.originator !== 'CAL' || typeof data.fullType !== 'string') return null;
  const [, sender, type] = data.fullType.split(':');
  if (sender !== namespace || type === undefined) return null;
  if (type !== '__dimensionChanged') return known[type] ?? null;
  const height = isRecord(data.data) ? data.data.iframeHeight : null;
  return typeof height === 'number' && Number.isFinite(height) ? { type: 'resized', height } : null;
}

/** The response without which the framed page stays invisible. */
const WE_KNOW_YOU_ARE_ALIVE = { originator: 'CAL', method: 'parentKnowsIframeReady' } as const;

const known: Readonly<Record<string, EmbedMessage>> = {
  __iframeReady: { type: 'alive' },
  linkReady: { type: 'shown' },
  linkFailed: { type: 'failed' },
  bookingSuccessful: { type: 'booked' },
  bookingSuccessfulV2: { type: 'booked' },
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
