import type { Platform } from '../../platform/platform.ts';
import { seedDemoPeople } from './seed-demo-people.ts';
import { type DemoBilling, seedDemoWebsites } from './seed-demo-websites.ts';

/**
 * A small organization to explore. Only called with local services, and only into an empty database. Its websites need
 * the stand-in for payments: nobody's real account gets customers it did not ask for.
 */
export async function seedDemo(
  platform: Platform,
  billing: DemoBilling | null,
  say: (line: string) => void = () => undefined,
): Promise<void> {
  const organizationId = await seedDemoPeople(platform);
  if (!organizationId || !billing) return;
  try {
    await seedDemoWebsites(platform, billing, organizationId);
  } catch (error) {
    // People can sign in and add websites themselves, so this does not prevent the start.
    platform.log.error({ err: error }, 'the websites of the demo could not be set up');
    say('The websites of the demo could not be set up, because payments did not answer. Everything else works.');
  }
}
