import { errors, signUpWithGoogle } from '@evenway/contract';
import { describe, expect, it } from 'vitest';
import { translateMessage } from '../../platform/i18n/translate-message.ts';
import { loginAddress, translateNotice } from './login-address.ts';

describe('words in the address of the sign-in page', () => {
  it('Y16: are said when they are the product’s own, in the language of the reader', async () => {
    const own = new URL(loginAddress('verified'), 'http://localhost').searchParams.get('message') ?? '';
    expect(translateNotice(own, 'en')).toBe(own);
    expect(translateNotice(own, 'fr')).toMatch(/confirmée/);
    for (const message of [errors.account_exists.message, signUpWithGoogle.fallback]) {
      expect(await translateMessage(message, 'en')).toBe(message);
      expect(await translateMessage(message, 'fr')).not.toBe(message);
      expect(await translateMessage(message, 'fr')).toBeTruthy();
    }
  });

  it.each([
    'Your account is locked. Call +1 555 0100.',
    'Visit evil.example to continue',
    `${errors.account_exists.message} Call us.`,
    'constructor',
    '',
  ])('Y16: are not said when they are a stranger’s: %j', async (message) => {
    expect(translateNotice(message, 'en')).toBeUndefined();
    for (const language of ['en', 'fr'] as const) expect(await translateMessage(message, language)).toBeNull();
  });
});
