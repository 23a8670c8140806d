import { normalizeDomain } from './domain.ts';
import { decodePunycode } from './punycode.ts';

/**
 * A stored domain as people read it: labels in their own script, where nobody can take them for another name. A label
 * stays as it is stored (`xn--…`) when
 * - it is not the one way to write its text;
 * - it has anything but letters, their marks, the figures 0 to 9 and hyphens;
 * - its letters are of more than one script (Chinese, Japanese and Korean may use their scripts together), of a script that
 *   is not in everyday use, or Latin letters that no everyday alphabet has;
 * - it is Cyrillic, Greek or Armenian and every letter looks like a Latin one, unless the last label is of that script too.
 */
export function displayDomain(domain: string): string {
  if (!domain.includes('xn--')) return domain;
  const labels = domain.split('.');
  const last = decodeLabel(labels.at(-1) ?? '');
  const shown = labels.map((label) => showLabel(label, last)).join('.');
  // Isolated, so that right-to-left text does not reorder the sentence around it.
  return /[\p{sc=Arab}\p{sc=Hebr}]/u.test(shown) ? `\u2068${shown}\u2069` : shown;
}

function showLabel(label: string, lastLabel: string | null): string {
  const text = decodeLabel(label);
  if (text === null || normalizeDomain(`${text}.example`) !== `${label}.example`) return label;
  if (!/^[\p{L}\p{M}0-9-]+$/u.test(text)) return label;
  const script = SCRIPTS.find((letters) => letters.test(text));
  if (script === undefined) return label;
  return LOOK_ALIKE.test(text) && !(lastLabel && script.test(lastLabel)) ? label : text;
}

const decodeLabel = (label: string) => (label.startsWith('xn--') ? decodePunycode(label.slice(4)) : null);

// Western, Central and Northern European, Turkish without its dotless i, Romanian and Vietnamese.
const LATIN = 'a-zà-öø-ÿßāăąćĉċčďđēĕėęěĝğġģĥħĩīĭįĵķĺļľłńņňŋōŏőœŕŗřśŝşšţťũūŭůűųŵŷźżžơưșțə\\u1ea1-\\u1ef9';
const ALONE =
  'Arab Armn Beng Cyrl Deva Geor Grek Gujr Guru Hebr Knda Khmr Laoo Mlym Sinh Taml Telu Thai Han}\\p{sc=Hang';
const SCRIPTS = [
  LATIN,
  // With the scripts of some shared marks, such as the long vowel of Japanese.
  '\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}',
  ...ALONE.split(' ').map((script) => `\\p{sc=${script}}`),
].map((letters) => new RegExp(`^[${letters}0-9-]+$`, 'u'));

const LOOK_ALIKE = /^(?:[асԁеһіјӏорԗԛѕԝхуъьҽпгѵѡ0-9-]+|[αικνρυωηοτ0-9-]+|[ագզէլհյոսւօ0-9-]+)$/u;
