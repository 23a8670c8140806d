import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseSettings } from './settings.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'evenway-content-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = (text: string) => {
  const file = path.join(folder, 'site.json');
  writeFileSync(file, text);
  return parseSettings({ SITE_CONTENT_FILE: file }).SITE_CONTENT_FILE;
};

describe('what the operator says of itself', () => {
  it('may be written once for both languages, and may leave anything out', () => {
    const content = read(
      JSON.stringify({
        ratings: [{ site: 'Some Reviews', score: 4.5 }],
        testimonials: [{ text: { en: 'It helps.', fr: 'Ça aide.' }, author: 'A. B.', role: 'Chef' }],
      }),
    );
    expect(content).toEqual({
      company: null,
      users: null,
      certifications: [],
      ratings: [{ site: 'Some Reviews', score: 4.5, outOf: 5, url: null }],
      testimonials: [{ text: { en: 'It helps.', fr: 'Ça aide.' }, author: 'A. B.', role: { en: 'Chef', fr: 'Chef' } }],
    });
  });

  it('stops the start with what is wrong, and where', () => {
    expect(() => read('{ "rating": [] }')).toThrowError(/SITE_CONTENT_FILE names a file with problems: .*rating/);
    expect(() => read('{ "testimonials": [{ "text": "It helps." }] }')).toThrowError(/testimonials\.0\.author/);
    expect(() => read('not JSON')).toThrowError(/SITE_CONTENT_FILE must name a readable JSON file/);
    expect(() => parseSettings({ SITE_CONTENT_FILE: '/not/there.json' })).toThrowError(/SITE_CONTENT_FILE must name/);
  });
});
