import { safe } from '../../page/safe.ts';
import { create, findAll } from '../../page/safe-document.ts';
import type { Context } from '../engine/adjustment.ts';
import css from './alt-text.css';
import { controlNamedBy, pictures, pictureText } from './picture-text.ts';
import { showSheet } from './show-sheet.ts';

/** Smaller pictures are dots and tracking pixels. */
const minSide = 12;
/** The maximum number of captioned pictures, from the top of the page. */
const maxPictures = 500;
const lookMs = 500;

/**
 * Captions with the author's own text alternatives, drawn over the visible pictures. They are hidden from assistive
 * technology, which knows these texts already. The pictures are left alone.
 */
export function showAltTexts({ loader }: Context, noAlt: string, isHiddenOnly: boolean): () => void {
  const layer = create('div');
  layer.className = 'alts';
  layer.setAttribute('aria-hidden', 'true');
  loader.root.prepend(layer);
  const hideSheet = showSheet(loader.root, css);
  const labels = new Map<Element, HTMLElement>();
  const seen = new WeakSet<Element>();
  const stop = new AbortController();
  const listen = { __proto__: null, signal: stop.signal, passive: true, capture: true } as AddEventListenerOptions;
  let count = 0;
  let frame = 0;
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) show(target);
      else hide(target);
    }
    positionAll();
  });
  const positionSoon = () => {
    frame ||= requestAnimationFrame(positionAll);
  };
  const look = () => {
    for (const picture of findAll(pictures)) {
      if (seen.has(picture) || count > maxPictures) continue;
      seen.add(picture);
      count++;
      observer.observe(picture);
    }
    positionSoon();
  };
  safe(document).addEventListener('scroll', positionSoon, listen);
  addEventListener('resize', positionSoon, listen);
  const timer = setInterval(look, lookMs);
  look();
  return () => {
    stop.abort();
    clearInterval(timer);
    cancelAnimationFrame(frame);
    observer.disconnect();
    hideSheet();
    layer.remove();
  };

  function show(picture: Element): void {
    const label = labels.get(picture) ?? create('div');
    labels.set(picture, label);
    layer.append(label);
  }

  function hide(picture: Element): void {
    labels.get(picture)?.remove();
    labels.delete(picture);
  }

  /** All reads before all writes, so that the page is laid out once. */
  function positionAll(): void {
    frame = 0;
    const positions = [...labels].map(([picture, label]) => ({
      label,
      text: captionOf(picture),
      isNone: pictureText(picture) === null,
      box: picture.getBoundingClientRect(),
      isShown: picture.isConnected && isShown(picture),
    }));
    for (const { label, text, isNone, box, isShown: isSeen } of positions) {
      label.hidden = !isSeen || !text || box.width < minSide || box.height < minSide;
      if (label.hidden) continue;
      label.className = isNone ? 'alt none' : 'alt';
      label.dir = 'auto';
      if (label.textContent !== text) label.textContent = text;
      const { style } = label;
      style.setProperty('--x', `${Math.max(0, box.left)}px`);
      style.setProperty('--y', `${Math.max(24, Math.min(box.bottom, innerHeight))}px`);
      style.setProperty('--w', `${box.width}px`);
    }
  }

  function captionOf(picture: Element): string {
    if (!isHiddenOnly) return pictureText(picture) ?? noAlt;
    return controlNamedBy(picture) && getComputedStyle(picture).opacity === '0' ? (pictureText(picture) ?? '') : '';
  }
}

/** Ignores its own transparency: if we have hidden it, its text is needed even more. */
const isShown = ({ parentElement }: Element): boolean =>
  safe(parentElement)?.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) ?? true;
