import type { GroupMessages } from '../../locales/messages.ts';
import { safe } from '../../page/safe.ts';
import { create } from '../../page/safe-document.ts';
import type { Context } from '../engine/adjustment.ts';
import css from './read-aloud.css';
import { showSheet } from './show-sheet.ts';
import { type Speech, speakText } from './speak-text.ts';

/** Milliseconds until a selection counts as finished. */
const restMs = 250;
const room = { width: 280, height: 64 };

/**
 * A small bar near the selected text, to have it read aloud by a voice of the device, pause and stop. Only selected
 * text is read.
 */
export function readAloud(
  { loader }: Context,
  texts: GroupMessages,
  own: WeakSet<SpeechSynthesisUtterance>,
): () => void {
  const { root, button } = loader;
  const hideSheet = showSheet(root, css);
  const bar = create('div');
  bar.className = 'say';
  bar.lang = button.lang;
  bar.dir = button.lang === 'ar' ? 'rtl' : 'ltr';
  bar.hidden = true;
  bar.setAttribute('role', 'group');
  bar.setAttribute('aria-label', texts.readAloud);
  const status = create('p');
  status.setAttribute('role', 'status');
  const start = addButton(texts.readAloud, () => void speak());
  const hold = addButton(texts.pause, togglePause);
  const end = addButton(texts.stop, stop);
  bar.append(start, hold, end, status);
  root.append(bar);

  let chosen: SelectedText | null = null;
  let speech: Speech | null = null;
  let isPaused = false;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = new AbortController();
  const listen = { __proto__: null, signal: cancel.signal, passive: true } as AddEventListenerOptions;
  const see = () => {
    clearTimeout(timer);
    timer = setTimeout(show, restMs);
  };
  safe(document).addEventListener('selectionchange', see, listen);
  bar.addEventListener('focusout', see, listen);
  addEventListener('pagehide', stop, listen);
  draw();
  show();
  return () => {
    isOver = true;
    cancel.abort();
    clearTimeout(timer);
    speech?.stop();
    hideSheet();
    bar.remove();
  };

  function addButton(label: string, press: () => void): HTMLButtonElement {
    const made = create('button');
    made.type = 'button';
    made.textContent = label;
    made.addEventListener('click', press);
    return made;
  }

  /** The bar does not move while something is read or while it has the focus. */
  function show(): void {
    const found = selectedText(safe(document).documentElement.lang || button.lang);
    const isUsed = bar.contains(root.activeElement);
    if (speech || (!found && isUsed)) return;
    chosen = found;
    bar.hidden = !found;
    status.textContent = '';
    if (!found) return;
    bar.style.setProperty('--x', `${clamp(found.left, innerWidth - room.width)}px`);
    bar.style.setProperty('--y', `${clamp(found.bottom + 8, innerHeight - room.height)}px`);
  }

  async function speak(): Promise<void> {
    if (!chosen) return;
    const { text, language } = chosen;
    const canSpeak = 'speechSynthesis' in window;
    const begun = canSpeak ? await speakText(text, language, own, stop).catch(() => null) : null;
    if (isOver) return begun?.stop();
    speech = begun;
    isPaused = false;
    if (!begun) status.textContent = texts.noVoice;
    draw();
    if (begun) hold.focus();
  }

  function togglePause(): void {
    if (isPaused) speech?.resume();
    else speech?.pause();
    isPaused = !isPaused;
    draw();
  }

  function stop(): void {
    const hadFocus = bar.contains(root.activeElement);
    speech?.stop();
    speech = null;
    draw();
    if (hadFocus) start.focus();
    show();
  }

  function draw(): void {
    start.hidden = speech !== null;
    hold.hidden = speech === null;
    end.hidden = speech === null;
    hold.textContent = isPaused ? texts.resume : texts.pause;
  }
}

const clamp = (value: number, max: number): number => Math.max(8, Math.min(value, max));

interface SelectedText {
  text: string;
  language: string;
  /** The position of its end in the window. */
  left: number;
  bottom: number;
}

/** The selected text; null if there is none or if it is in a password field. */
function selectedText(standard: string): SelectedText | null {
  const selection = safe(document).getSelection();
  const text = selection?.toString().trim();
  if (!selection || !text || selection.rangeCount === 0) return null;
  if (safe(document).activeElement?.matches('input[type=password]')) return null;
  const range = selection.getRangeAt(0);
  const node = range.commonAncestorContainer;
  const element = node instanceof Element ? node : node.parentElement;
  const { left, bottom } = range.getBoundingClientRect();
  return { text, language: safe(safe(element)?.closest('[lang]'))?.getAttribute('lang') || standard, left, bottom };
}
