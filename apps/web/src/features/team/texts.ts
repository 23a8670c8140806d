import { defineTexts } from '../../platform/i18n/define-texts.ts';
import { plural } from '../../platform/i18n/plural.ts';

/** The page around the two lists, and texts that both share. */
export const texts = defineTexts({
  en: {
    title: 'Team Management',
    subtitle: 'Invite people, see who belongs to your organization, and decide who is an admin.',
    invite: 'Invite Member',
    onlyAdminsInvite: 'Only Admins can invite members',
    filters: 'Find people',
    search: 'Search by name or email',
    role: 'Role',
    allRoles: 'All roles',
    lists: 'Team',
    tabs: { active: 'Active', invited: 'Invited' },
    found: (members: number, invitations: number) =>
      `${plural('en', members, { one: '# member', other: '# members' })} and ${plural('en', invitations, { one: '# invitation', other: '# invitations' })} found.`,
    clearFilters: 'Clear search and filter',
    retry: 'Try again',
    shown: (shown: number, all: number) => `${shown} of ${all} shown`,
    showMore: 'Show more',
  },
  fr: {
    title: 'Gestion de l’équipe',
    subtitle: 'Invitez des personnes, voyez qui appartient à votre organisation et choisissez qui l’administre.',
    invite: 'Inviter un membre',
    onlyAdminsInvite: 'Seuls les admins peuvent inviter des membres',
    filters: 'Trouver une personne',
    search: 'Rechercher un nom ou une adresse e-mail',
    role: 'Rôle',
    allRoles: 'Tous les rôles',
    lists: 'Équipe',
    tabs: { active: 'Actifs', invited: 'Invités' },
    found: (members: number, invitations: number) =>
      `Résultat\u202f: ${plural('fr', members, { one: '# membre', other: '# membres' })} et ${plural('fr', invitations, { one: '# invitation', other: '# invitations' })}.`,
    clearFilters: 'Effacer la recherche et le filtre',
    retry: 'Réessayer',
    shown: (shown: number, all: number) => `${shown} sur ${all} affichés`,
    showMore: 'Afficher la suite',
  },
});
