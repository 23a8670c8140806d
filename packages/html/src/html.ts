/** Markup that is safe to insert into a page. Only `html` creates it. */
class Markup {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

export type { Markup };

export type Content = Markup | string | number | readonly Content[];

/** A template in which every value is escaped unless it was created by this same template. */
export function html(strings: TemplateStringsArray, ...values: Content[]): Markup {
  return new Markup(strings.reduce((page, part, index) => page + render(values[index - 1] ?? '') + part));
}

export function toSource(markup: Markup): string {
  return markup.source;
}

function render(value: Content): string {
  if (value instanceof Markup) return value.source;
  if (typeof value === 'object') return value.map(render).join('');
  return escapeHtml(String(value));
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Makes text safe between tags and inside quoted attributes, where no template can be used. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
