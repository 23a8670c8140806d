import { drawIcon } from '../page/draw-icon.ts';
import { create } from '../page/safe-document.ts';
import type { Config } from '../settings/config.ts';
import css from './button.css';
import { readableTextColor } from './readable-text-color.ts';

/** Shapes on a grid of 24, drawn with a stroke. */
export const person = 'M12 3.2a.8.8 0 1 0 .01 0M4 9h16M12 9v5l-4 6.5M12 14l4 6.5';
export const icons: Record<string, string> = {
  bars: 'M5 9h14M5 15h14',
  text: 'M3 18 8 6l5 12M4.7 14h6.6M21 18v-7m0 3.5a3 3 0 1 0 0 .01',
};

/** An element of our own behind a closed shadow root. */
export function drawButton(config: Config): { host: HTMLElement; root: ShadowRoot; button: HTMLButtonElement } {
  const host = create('evenway-widget' as 'div');
  const root = host.attachShadow({ __proto__: null, mode: 'closed' } as ShadowRootInit);
  const sheet = new CSSStyleSheet();
  const { mainColor, size, offsetX, offsetY } = config;
  sheet.replaceSync(
    `${css}:host{--m:${mainColor};--t:${readableTextColor(mainColor)};--s:${size}px;--x:${offsetX}px;--y:${offsetY}px}${
      config.hideOnPhones === true ? '@media(max-width:600px){.b{display:none}}' : ''
    }`,
  );
  root.adoptedStyleSheets = [sheet];
  const button = create('button');
  button.className = 'b';
  button.setAttribute('aria-expanded', 'false');
  button.append(drawIcon(icons[config.icon as string] ?? person));
  const frame = create('div');
  frame.append(button);
  root.append(frame);
  return { host, root, button };
}
