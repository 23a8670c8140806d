import { paths } from '@evenway/contract';

/** The part of an address that names a finding, on both screens. */
export const FINDING_PARAMETER = 'finding';

/** A finding on the screen of the check, opened. */
export const findingAddress = (domain: string, id: string): string =>
  `${paths.accessibility}?${new URLSearchParams({ website: domain, [FINDING_PARAMETER]: id })}`;

/** The messages that are linked with a finding. */
export const linkedMessagesAddress = (domain: string, findingId: string): string =>
  `${paths.accessibilityMessages}?${new URLSearchParams({ website: domain, [FINDING_PARAMETER]: findingId })}`;
