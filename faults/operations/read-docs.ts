import { readFileSync } from 'node:fs';
import { inRoot } from '../../scripts/lib/paths.mjs';

export interface Chapter {
  /** The only command that matches, from a block or from within a sentence; what a comment says is left out. */
  command(pattern: RegExp): string;
  /** The block in this language. */
  block(language: string): string;
  /** All commands of its blocks. */
  readonly commands: readonly string[];
}

/** A page by its chapters. What it tells operators to type is what is typed here. */
export function readPage(file: string): (title: string) => Chapter {
  const chapters = new Map(
    readFileSync(inRoot(file), 'utf8')
      .split(/^## /m)
      .map((text) => [text.slice(0, text.indexOf('\n')), text]),
  );
  return (title) => {
    const text = chapters.get(title);
    if (text === undefined) throw new Error(`${file} has no chapter "${title}"`);
    return chapterOf(`${file}, "${title}"`, text);
  };
}

function chapterOf(place: string, text: string): Chapter {
  const blocks = [...text.matchAll(/^ *```(\w*)\n([\s\S]*?)^ *```$/gm)].map(([, language, body = '']) => ({
    language,
    body,
  }));
  const inSentences = [...text.replace(/^ *```[\s\S]*?^ *```$/gm, '').matchAll(/`([^`]+)`/g)].map(
    ([, code = '']) => code,
  );
  const commands = blocks
    .filter(({ language }) => language === 'sh')
    .flatMap(({ body }) => body.split('\n'))
    .map((line) => line.replace(/\s{2,}# .*$/, '').trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const only = <Found>(found: readonly Found[], what: unknown): Found => {
    const [one] = found;
    if (one === undefined || found.length > 1) throw new Error(`${place} has ${found.length} times ${what}`);
    return one;
  };
  return {
    commands,
    command: (pattern) =>
      only([...new Set([...commands, ...inSentences].filter((line) => pattern.test(line)))], pattern),
    block: (language) =>
      only(
        blocks.filter((block) => block.language === language),
        language,
      ).body,
  };
}
