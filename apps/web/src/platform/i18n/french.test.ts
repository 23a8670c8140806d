import { errorsFr, fallbacksFr } from '@evenway/contract/french';
import { describe, expect, it } from 'vitest';
import { translateMessage } from './translate-message.ts';

const textModules = import.meta.glob<Record<string, unknown>>(['../../{app,features,platform,shared}/**/*texts.ts'], {
  eager: true,
});

describe('French texts', () => {
  const written = [
    ...Object.values(errorsFr),
    ...Object.values(fallbacksFr),
    ...Object.values(textModules).flatMap((module) => Object.values(module).flatMap(frenchOf)),
  ];

  it('are found', () => {
    expect(written.length).toBeGreaterThan(200);
  });

  it.each([
    ['a narrow no-break space before : ; ! ? and inside guillemets', /[^\u202f:/;!?&@$%*][:;!?»](\s|$)|«[^\u202f]/],
    ['typographic apostrophes', /[a-zà-ü]'[a-zà-ü]/i],
    ['no double spaces', / {2}/],
  ])('have %s', (_, fault) => {
    expect(written.filter((text) => fault.test(text))).toEqual([]);
  });

  it('stand in for the English messages that an address may carry', async () => {
    await expect(translateMessage('Please sign in to continue.', 'fr')).resolves.toBe(errorsFr.not_signed_in);
  });
});

function frenchOf(texts: unknown): string[] {
  return typeof texts === 'object' && texts !== null && 'fr' in texts ? stringsIn(texts.fr) : [];
}

function stringsIn(texts: unknown): string[] {
  if (typeof texts === 'string') return [texts];
  if (typeof texts === 'function') return stringsIn(texts('1', '1', '1', '1'));
  return typeof texts === 'object' && texts !== null ? Object.values(texts).flatMap(stringsIn) : [];
}
