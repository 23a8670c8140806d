/** The application's colors, for mail programs, which do not support variables. */
export const MAIL_COLORS = {
  light: {
    ink: '#0f172a',
    muted: '#414b5e',
    paper: '#fbfaf7',
    card: '#ffffff',
    line: '#dedad0',
    brand: '#1e4ed8',
  },
  dark: {
    ink: '#eef1f8',
    muted: '#b3bdd2',
    paper: '#0b1020',
    card: '#131a2e',
    line: '#28324d',
    /** The bars of the logo, which are on the background; the button keeps its blue. */
    brand: '#8fb0ff',
  },
} as const;

const { ink, muted, paper, card, line, brand } = MAIL_COLORS.dark;

/** The inline styles are the light ones; only a style sheet can override them. */
export const mailStyles = [
  ':root{color-scheme:light dark}',
  '@media (prefers-color-scheme:dark){',
  `.page{background:${paper}!important;color:${ink}!important}`,
  `.card{background:${card}!important;border-color:${line}!important}`,
  `.muted{color:${muted}!important}`,
  `.mark{border-color:${brand}!important}`,
  '}',
].join('');
