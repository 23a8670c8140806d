import { type Content, html, toSource } from '@evenway/html';

interface DocumentOptions {
  readonly title: string;
  /** The address of its style sheet. */
  readonly style: string;
  readonly language?: string;
  /** Attributes of the root element. */
  readonly root?: Content;
  /** Further content of the head. */
  readonly head?: Content;
}

/** A whole page of a stand-in around its body. */
export function renderDocument(
  { title, style, language = 'en', root = '', head = '' }: DocumentOptions,
  body: Content,
): string {
  return toSource(html`<!doctype html>
<html lang="${language}"${root}>
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>${title}</title>
  <link rel="stylesheet" href="${style}">
  ${head}
</head>
<body>
  ${body}
</body>
</html>
`);
}
