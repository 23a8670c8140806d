import { type Color, contrast, luminance, raiseContrast, writeColor } from '../../../page/paint/color.ts';
import { type Theme, themes } from './theme.ts';

/** The theme of a contrast mode, or one made from the visitor's own colors, `rrggbb` for text, background and links. */
export function themeOf(value: string): Theme | undefined {
  const [text, back, link] = value.split('-');
  return themes[value] ?? (text && back && link ? ownTheme(`#${text}`, `#${back}`, `#${link}`) : undefined);
}

/** The theme's background as numbers. */
export const themeBackground = ({ back }: Theme): Color => channelsOf(back);

export const themeForeground = ({ text }: Theme): Color => channelsOf(text);

/** The contrast that text must reach: 7:1, or less if the visitor's own colors have less. */
export function enoughOn(theme: Theme): number {
  const foregrounds = [theme.text, theme.link].map((foreground) =>
    contrast(channelsOf(foreground), themeBackground(theme)),
  );
  return Math.min(6.95, ...foregrounds.map((ratio) => ratio - 0.05));
}

function ownTheme(text: string, back: string, link: string): Theme {
  const background = channelsOf(back);
  const isDark = luminance(background) < 0.18;
  const standard = (isDark ? themes.dark : themes.light) as Theme;
  // The color nearest to the standard one that has enough contrast on this background.
  const on = (color: string, ratio: number) =>
    writeColor(raiseContrast(channelsOf(color), [background], ratio) ?? channelsOf(text));
  return {
    scheme: isDark ? 'dark' : 'light',
    back,
    text,
    link,
    line: on(standard.line, 3),
    off: on(standard.off, 4.5),
    mark: text,
    onMark: back,
    focus: on(standard.focus, 3),
    error: on(standard.error, 4.5),
  };
}

function channelsOf(color: string): Color {
  const digits = color.length === 4 ? color.replace(/\w/g, '$&$&') : color;
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(digits.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ];
  return [red, green, blue, 1];
}
