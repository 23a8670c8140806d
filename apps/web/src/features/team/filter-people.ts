import type { PendingInvitation, Role, User } from '@evenway/contract';

export const roleChoices = ['ALL', 'ORG_ADMIN', 'ORG_USER'] as const satisfies readonly (Role | 'ALL')[];

export interface PeopleFilter {
  readonly search: string;
  readonly role: (typeof roleChoices)[number];
}

export const noFilter: PeopleFilter = { search: '', role: 'ALL' };

export function isFiltering({ search, role }: PeopleFilter): boolean {
  return role !== 'ALL' || wordsOf(search).length > 0;
}

export function filterMembers(members: readonly User[], filter: PeopleFilter): User[] {
  return members.filter((member) => fits(member.role, `${nameOf(member)} ${member.email}`, filter));
}

export function filterInvitations(
  invitations: readonly PendingInvitation[],
  filter: PeopleFilter,
): PendingInvitation[] {
  return invitations.filter((invitation) => fits(invitation.role, invitation.email, filter));
}

export function nameOf({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}

/** Every word must match, in any order, so both "Ada Love" and "love ada" find her. */
function fits(role: Role, text: string, filter: PeopleFilter): boolean {
  if (filter.role !== 'ALL' && filter.role !== role) return false;
  const folded = fold(text);
  return wordsOf(filter.search).every((word) => folded.includes(word));
}

function wordsOf(search: string): string[] {
  return fold(search).split(/\s+/).filter(Boolean);
}

/** Searching for "Zoe" also finds "Zoé". */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
