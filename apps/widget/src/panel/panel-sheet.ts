import { channels, mainStandard, textStandard } from '../settings/owner-colors.ts';
import type { Loader } from '../settings/parts.ts';
import controls from './controls.css';
import panel from './panel.css';

/**
 * The owner's colors on white, in the shades delivered for it; the default ones where text would fall below 4.5:1 or
 * marks below 3:1. On the dark background, the main color is mixed with enough white that even black reaches 5:1.
 */
export function panelSheet({ config: { mainColor, markColor, textColor }, luminanceOf }: Loader): CSSStyleSheet {
  // A value that is not a color has no luminance, and seven characters can only be a color.
  const first = (max: number, ...colors: unknown[]) =>
    colors.map((color) => `${color}`.slice(0, 7)).find((color) => luminanceOf(color) <= max) as string;
  const main = first(0.3, markColor, mainColor, mainStandard);
  const onMain = luminanceOf(main) > 0.179 ? '#000' : '#fff';
  const light = channels(mainColor).map((value) => value * 0.45 + 140);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `${panel + controls}:host{--a:${main};--o:${onMain};--i:${first(0.1833, textColor, textStandard)};--d:rgb(${light})}`,
  );
  return sheet;
}
