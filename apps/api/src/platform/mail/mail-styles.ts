/** The colors of the application, for mail programs, which know no variables. */
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
    /** The bars of the mark, which stand on the ground; the button keeps its blue. */
    brand: '#8fb0ff',
  },
} as const;

const { ink, muted, paper, card, line, brand } = MAIL_COLORS.dark;

/** Styles on the elements are the light ones, which only these can overrule. */
export const mailStyles = [
  ':root{color-scheme:light dark}',
  '@media (prefers-color-scheme:dark){',
  `.page{background:${paper}!important;color:${ink}!important}`,
  `.card{background:${card}!important;border-color:${line}!important}`,
  `.muted{color:${muted}!important}`,
  `.mark{border-color:${brand}!important}`,
  '}',
].join('');
