/** The colors that replace system colors in a theme. */
export interface Theme {
  scheme: 'dark' | 'light';
  back: string;
  text: string;
  link: string;
  /** Edges and placeholders. */
  line: string;
  /** Disabled text: weaker, but above 4.5:1. */
  off: string;
  /** The background of selected items, and the text on it. */
  mark: string;
  onMark: string;
  focus: string;
  error: string;
}

export const themes: Readonly<Record<string, Theme | undefined>> = {
  dark: {
    scheme: 'dark',
    back: '#000',
    text: '#fff',
    link: '#ffe566',
    line: '#999',
    off: '#a6a6a6',
    mark: '#7fd7ff',
    onMark: '#000',
    focus: '#ffb000',
    error: '#ff9d9d',
  },
  light: {
    scheme: 'light',
    back: '#fff',
    text: '#000',
    link: '#00239c',
    line: '#595959',
    off: '#595959',
    mark: '#00308f',
    onMark: '#fff',
    focus: '#b0005c',
    error: '#b00000',
  },
};

/** The colors of text on the theme's own background, for every rule that paints it. */
export const setThemeForegrounds = ({ text, link, off }: Theme): string =>
  `--ew-text:${text};--ew-link:${link};--ew-off:${off};`;

/** The colors of text on another background, all the same. */
export const setForegrounds = (color: string): string => `--ew-text:${color};--ew-link:${color};--ew-off:${color};`;

export const selectedBackground = ({ mark, onMark }: Theme, important = ''): string =>
  `background-color:${mark}${important};${setForegrounds(onMark)}`;

/** The theme's replacements for system color keywords in forced-colors rules. */
export const systemColor = (theme: Theme): Record<string, string> => ({
  canvas: theme.back,
  canvastext: theme.text,
  linktext: theme.link,
  visitedtext: theme.link,
  activetext: theme.link,
  highlight: theme.mark,
  highlighttext: theme.onMark,
  selecteditem: theme.mark,
  selecteditemtext: theme.onMark,
  graytext: theme.off,
  buttontext: theme.text,
  buttonface: theme.back,
  buttonborder: theme.line,
  field: theme.back,
  fieldtext: theme.text,
  mark: theme.mark,
  marktext: theme.onMark,
  accentcolor: theme.mark,
  accentcolortext: theme.onMark,
});
