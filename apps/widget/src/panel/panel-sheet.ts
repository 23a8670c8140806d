import type { Config } from '../settings/config.ts';
import controls from './controls.css';
import panel from './panel.css';

/** The owner's colour marks what is on, if white on it can be read with ease. */
export function panelSheet({ mainColor }: Config): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(panel + controls + (isDark(mainColor) ? `.p{--a:${mainColor}}` : ''));
  return sheet;
}

/** White on it reaches 7:1. */
function isDark(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => (Number.parseInt(color.slice(at, at + 2), 16) / 255) ** 2.2,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.098;
}
