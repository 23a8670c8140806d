import { defineTexts } from '../../platform/i18n/define-texts.ts';

export const texts = defineTexts({
  en: {
    title: 'Team Management',
    subtitle: 'Invite people, see who belongs to your organization, and decide who is an admin.',
    notYet: 'Team management is not available yet',
    soon: 'Soon you will invite members here, change their roles and remove them. Until then, your organization has the members it has.',
  },
  fr: {
    title: 'Gestion de l’équipe',
    subtitle: 'Invitez des personnes, voyez qui appartient à votre organisation et choisissez qui l’administre.',
    notYet: 'La gestion de l’équipe n’est pas encore disponible',
    soon: 'Bientôt, vous pourrez inviter des membres, changer leur rôle et les retirer. D’ici là, votre organisation garde les membres qu’elle a.',
  },
});
