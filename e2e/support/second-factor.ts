import { type CDPSession, expect, type Page } from '@playwright/test';

/** Chromium's virtual authenticator, unlocked by its owner. */
export async function withDevice(devtools: CDPSession): Promise<void> {
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

export async function confirmWithPassword(page: Page, password: string): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await question.getByLabel('Your password').fill(password);
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(question).toBeHidden();
}
