import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { embedOf } from './embed-address.ts';
import { ARRIVAL_LIMIT, type EmbedState, FIRST_WORD_LIMIT, watchEmbed } from './watch-embed.ts';

const around = {
  origin: 'https://evenway.example',
  theme: 'dark',
  language: 'fr',
  timeZone: 'Europe/Paris',
} as const;
const embed = embedOf('https://cal.example/evenway/30min', 30, around);

describe('the address of the frame', () => {
  it('asks the booking host for the page under the name of the meeting', () => {
    expect(embed).toEqual({
      namespace: '30min',
      origin: 'https://cal.example',
      address:
        'https://cal.example/evenway/30min/embed?embed=30min&embedType=inline&theme=dark&cal.tz=Europe%2FParis&lang=fr',
    });
    expect(embedOf('https://cal.example/us/hour/?month=5', 60, around)).toMatchObject({
      namespace: '60min',
      address:
        'https://cal.example/us/hour/embed?month=5&embed=60min&embedType=inline&theme=dark&cal.tz=Europe%2FParis&lang=fr',
    });
  });

  it('is never on our own origin', () => {
    expect(embedOf('https://evenway.example/book', 30, around)).toBeNull();
  });
});

describe('a framed booking page', () => {
  const frame = { postMessage: vi.fn() } as unknown as Window;
  let state: EmbedState | undefined;
  let watch: ReturnType<typeof watchEmbed>;
  const say = (type: string, data: unknown = {}, from: { source?: Window; origin?: string; namespace?: string } = {}) =>
    watch.onMessage({
      source: from.source ?? frame,
      origin: from.origin ?? 'https://cal.example',
      data: { originator: 'CAL', type, fullType: `CAL:${from.namespace ?? '30min'}:${type}`, data },
    });

  beforeEach(() => {
    vi.useFakeTimers();
    vi.mocked(frame.postMessage).mockClear();
    state = undefined;
    if (embed)
      watch = watchEmbed(
        embed,
        () => frame,
        (next) => {
          state = next;
        },
      );
  });
  afterEach(() => {
    watch.stop();
    vi.useRealTimers();
  });

  it('is answered when it says that it is there, and shown when it says that it is ready', () => {
    say('__iframeReady');
    expect(frame.postMessage).toHaveBeenCalledWith(
      { originator: 'CAL', method: 'parentKnowsIframeReady' },
      'https://cal.example',
    );
    say('__dimensionChanged', { iframeHeight: 611.2 });
    say('linkReady');
    expect(state).toEqual({ phase: 'ready', height: 612 });
    vi.advanceTimersByTime(ARRIVAL_LIMIT * 2);
    expect(state?.phase).toBe('ready');
    say('bookingSuccessfulV2', { uid: 'x' });
    expect(state?.phase).toBe('booked');
  });

  it('is given up when nothing arrives', () => {
    vi.advanceTimersByTime(ARRIVAL_LIMIT - 1);
    expect(state).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(state?.phase).toBe('failed');
  });

  it('is given up soon when what arrives is no booking page', () => {
    watch.onLoad();
    vi.advanceTimersByTime(FIRST_WORD_LIMIT);
    expect(state?.phase).toBe('failed');
  });

  it('is given up at once when it says that the link is wrong', () => {
    say('linkFailed', { code: '404' });
    expect(state?.phase).toBe('failed');
  });

  it('has its whole time again once it has spoken', () => {
    watch.onLoad();
    say('__iframeReady');
    watch.onLoad();
    vi.advanceTimersByTime(FIRST_WORD_LIMIT + 1000);
    expect(state).toBeUndefined();
    vi.advanceTimersByTime(ARRIVAL_LIMIT);
    expect(state?.phase).toBe('failed');
  });

  it('is the only one that is listened to', () => {
    say('linkReady', {}, { source: { postMessage: vi.fn() } as unknown as Window });
    say('linkReady', {}, { origin: 'https://evil.example' });
    say('linkReady', {}, { namespace: '60min' });
    for (const data of [null, 'CAL', { originator: 'CAL' }, { originator: 'CAL', fullType: 7 }])
      watch.onMessage({ source: frame, origin: 'https://cal.example', data });
    expect(state).toBeUndefined();
  });

  it('cannot make itself endless', () => {
    say('__dimensionChanged', { iframeHeight: 1e9 });
    expect(state?.height).toBe(4000);
    say('__dimensionChanged', { iframeHeight: 'tall' });
    say('__dimensionChanged', { iframeHeight: 3 });
    expect(state?.height).toBe(320);
  });
});
