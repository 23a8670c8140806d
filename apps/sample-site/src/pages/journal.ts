export interface Journal {
  title: string;
  byline: string;
  opening: string;
  contents: string;
  sections: readonly { id: string; title: string; paragraphs: readonly string[] }[];
  quote: string;
  crumb: { alt: string; caption: string };
  day: { alt: string; caption: string };
  table: { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] };
  codeTitle: string;
  code: string;
  codeNote: string;
  shortcut: { before: string; keys: readonly string[]; after: string };
}
