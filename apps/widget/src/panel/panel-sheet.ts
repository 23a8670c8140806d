import { channels, mainStandard, textStandard } from '../settings/owner-colors.ts';
import type { Loader } from '../settings/parts.ts';
import controls from './controls.css';
import panel from './panel.css';

/**
 * The owner's colours on white, or the standard ones where text would fall below 4.5:1 and marks below 3:1. On the dark
 * ground the main colour is mixed with white, so far that even black becomes 5:1.
 */
export function panelSheet({ config: { mainColor, textColor }, luminanceOf }: Loader): CSSStyleSheet {
  const [main, ink] = luminanceOf(mainColor) > 0.3 ? [mainStandard, '#fff'] : [mainColor, 'var(--t)'];
  // What is no colour has no luminance, and seven characters can name nothing but a colour.
  const own = `${textColor}`.slice(0, 7);
  const text = luminanceOf(own) <= 0.1833 ? own : textStandard;
  const light = channels(main).map((value) => value * 0.45 + 140);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${panel + controls}:host{--a:${main};--o:${ink};--i:${text};--d:rgb(${light})}`);
  return sheet;
}
