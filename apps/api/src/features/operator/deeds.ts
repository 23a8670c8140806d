import { accountDeeds } from './account-deeds.ts';
import { announcementDeeds } from './announcement-deeds.ts';
import { dataDeeds } from './data-deeds.ts';
import type { Deed } from './deed.ts';
import { suspensionDeeds } from './suspension-deeds.ts';

/** Every command that changes something. Each runs in one transaction, which a dry run takes back. */
export const deeds: Readonly<Record<string, Deed>> = {
  ...suspensionDeeds,
  ...accountDeeds,
  ...dataDeeds,
  ...announcementDeeds,
};
