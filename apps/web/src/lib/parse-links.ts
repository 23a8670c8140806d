export interface TextPart {
  readonly text: string;
  /** The link's target; missing for plain text. */
  readonly target?: string;
}

/** `read [this](privacy) first` becomes its three parts. */
export function parseLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: match[1] ?? '', target: match[2] ?? '' });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
