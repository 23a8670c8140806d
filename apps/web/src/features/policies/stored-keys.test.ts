import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultBrand } from '@evenway/contract';
import { expect, it } from 'vitest';
import { cookiePolicy } from '../../content/policies/cookies.ts';
import { STORAGE_KEYS } from '../../platform/storage.ts';

const apps = path.resolve(import.meta.dirname, '../../../..');

function sourcesIn(...folders: string[]): { file: string; text: string }[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(apps, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test|\.d)\.(?:tsx?|js)$/.test(file))
      .map((file) => ({ file, text: readFileSync(path.join(apps, folder, file), 'utf8') })),
  );
}

/** Takes its caller's key. */
const PASSED_ON = ['platform/storage.ts', 'platform/preferences/preference-store.ts'];

/** Every storage key of our own pages, from the code. */
function storedByPages(): string[] {
  return sourcesIn('web/src', 'web/public').flatMap(({ file, text }) => {
    if (PASSED_ON.includes(file)) return [];
    const writes = [...text.matchAll(/(?:setItem|writeStored|createPreference(?:<\w+>)?)\(([^,]+),/g)];
    return writes.flatMap(([, key = '']) => {
      if (key.includes('STORAGE_KEYS')) return Object.values(STORAGE_KEYS);
      const literal = /^'(.+)'$/.exec(key) ?? new RegExp(`const ${key} = '(.+)'`).exec(text);
      // A key that this test cannot read could not be compared.
      expect(literal, `${file} stores under ${key}`).not.toBeNull();
      return literal?.[1] ?? [];
    });
  });
}

const cookies = sourcesIn('api/src').flatMap(({ text }) =>
  /\bsetCookie\(/.test(text) ? [...text.matchAll(/'(?:__Host-)?(evenway_\w+)'/g)].map(([, name]) => name ?? '') : [],
);
const widget = sourcesIn('widget/src').flatMap(({ text }) => /storageKey = '(.+)'/.exec(text)?.[1] ?? []);
it.each(['en', 'fr'] as const)('the cookie policy in %s lists exactly what we store in a browser', (language) => {
  const section = cookiePolicy[language](defaultBrand).sections.find(({ id }) => id === 'what-we-store');
  const listed = section?.blocks.flatMap((block) =>
    typeof block === 'object' && 'entries' in block
      ? block.entries.flatMap(({ name }) => name.replace(/ \(.*/, '').split(', '))
      : [],
  );
  const stored = new Set([...storedByPages(), ...cookies, ...widget]);
  expect(stored.size).toBeGreaterThan(12);
  expect(listed?.toSorted()).toEqual([...stored].sort());
});
