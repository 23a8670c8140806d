import { expect, type Locator } from '@playwright/test';

/** Chooses a radio button like people do, by pressing its label: the button itself is only for assistive technology. */
export async function chooseRadio(radio: Locator): Promise<void> {
  await radio.locator('xpath=ancestor::label').click();
  await expect(radio).toBeChecked();
}
