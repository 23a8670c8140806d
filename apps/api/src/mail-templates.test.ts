import { expect, it } from 'vitest';
import { composeSamples } from './testing/mail-samples.ts';

const LANGUAGES = ['en', 'fr'] as const;
const all = async (settings?: Parameters<typeof composeSamples>[1]) =>
  (await Promise.all(LANGUAGES.map((language) => composeSamples(language, settings)))).flat();

it('every mail says the same as HTML and as text: its action in words too, who sends it, and why it came', async () => {
  for (const { name, language, content, html, text } of await all()) {
    const about = `${name} in ${language}`;
    const shown = html
      .slice(html.indexOf('<body'))
      .replace(/<[^>]+>/g, '')
      .replaceAll('&#39;', "'");
    for (const words of [content.heading, ...content.paragraphs, content.note ?? '', content.action?.url ?? '']) {
      expect(text, about).toContain(words);
      expect(shown, about).toContain(words.replaceAll('&', '&amp;'));
    }
    for (const part of [text, shown]) {
      expect(part, about).toMatch(
        language === 'fr' ? /Vous recevez cet e-mail parce que/ : /You get this email because/,
      );
      expect(part, about).toContain('support@evenway.example');
    }
    if (content.action) expect(html, about).toContain(`href="${content.action.url.replaceAll('&', '&amp;')}"`);
  }
});

it('no mail loads anything, and each one knows the dark', async () => {
  for (const { name, html } of await all()) {
    expect(html, name).not.toMatch(/<img|<svg|src=|url\(|<link|@import/);
    expect(html, name).toContain('prefers-color-scheme:dark');
  }
});

it('a name of our own is written as the language asks, whatever it is', async () => {
  const subjectOf = async (brandName: string) =>
    (await all({ brandName, contactEmail: 'a@b.example', webUrl: 'https://b.example' })).find(
      ({ name }) => name === 'account-exists',
    )?.subject;
  expect(await subjectOf('Evenway')).toBe('You already have an Evenway account');
  expect(await subjectOf('Maple')).toBe('You already have a Maple account');
  // In French a two-part punctuation mark follows a narrow no-break space.
  for (const { name, language, subject, text } of await all())
    expect(`${subject} ${text}`, name).not.toMatch(language === 'fr' ? /\b[dq]e Evenway| [:;!?]/i : /\ba Evenway/);
});
