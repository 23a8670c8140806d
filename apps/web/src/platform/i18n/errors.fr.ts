import type { ErrorCode } from '@evenway/contract';

/** Every failure the API can name, in French. Loaded only when French is chosen. */
export const errorsFr: Record<ErrorCode, string> = {
  invalid_request: 'Certaines informations manquent ou ne sont pas valides. Vérifiez-les, puis réessayez.',
  invalid_link: 'Ce lien n’est plus valide. Il a peut-être expiré ou déjà servi. Veuillez en demander un nouveau.',
  not_signed_in: 'Veuillez vous connecter pour continuer.',
  invalid_credentials: 'Adresse e-mail ou mot de passe incorrect',
  invalid_token: 'Ce jeton n’est pas valide ou a expiré. Veuillez vous reconnecter.',
  forbidden_origin:
    'Cette demande ne venait pas de l’application elle-même et a été refusée. Ouvrez l’application, puis réessayez.',
  forbidden:
    'Votre rôle ne vous le permet pas. Veuillez vous adresser à un administrateur ou une administratrice de votre organisation.',
  email_not_verified: 'Veuillez confirmer votre adresse e-mail avant de vous connecter.',
  organization_required: 'Créez d’abord votre organisation.',
  not_found: 'Il n’y a rien à cette adresse.',
  organization_exists: 'Vous appartenez déjà à une organisation.',
  payload_too_large: 'La demande est trop volumineuse.',
  unsupported_media_type: 'Envoyez la demande au format JSON (application/json).',
  too_many_requests: 'Trop de tentatives. Veuillez patienter un peu, puis réessayer.',
  internal: 'Une erreur s’est produite de notre côté. Veuillez réessayer.',
  not_built_yet: 'Cette partie du produit n’est pas encore disponible.',
  unavailable: 'Le service est momentanément indisponible. Veuillez réessayer dans un instant.',
};
