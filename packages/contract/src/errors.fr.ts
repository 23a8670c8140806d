import type { ErrorCode } from './errors.ts';

/** Every error of the API in French. Loaded only if French is chosen. */
export const errorsFr: Record<ErrorCode, string> = {
  invalid_request: 'Certaines informations manquent ou ne sont pas valides. Vérifiez-les, puis réessayez.',
  invalid_link: 'Ce lien n’est plus valide. Il a peut-être expiré ou déjà servi. Veuillez en demander un nouveau.',
  already_verified: 'Cette adresse e-mail est déjà confirmée. Veuillez vous connecter.',
  common_password: 'Ce mot de passe fait partie des plus courants. Veuillez en choisir un autre.',
  wrong_password: 'Le mot de passe actuel est incorrect.',
  wrong_code: 'Ce code est incorrect ou a déjà servi. Saisissez-en un nouveau.',
  passkey_refused: 'Cette clé d’accès n’a pas été acceptée. Essayez-en une autre, ou une autre méthode.',
  second_factor_needed: 'Confirmez par votre deuxième étape\u202f: une clé d’accès ou un code.',
  second_factor_required: 'Votre mot de passe est correct. Confirmez maintenant la connexion par votre deuxième étape.',
  second_step_expired: 'Cette connexion a pris trop de temps ou compté trop d’essais. Veuillez vous reconnecter.',
  second_factor_missing:
    'Votre organisation exige la connexion en deux étapes. Activez-la dans votre compte pour continuer.',
  single_sign_on_required: 'Votre organisation vous demande de vous connecter avec votre entreprise.',
  own_sign_in_required:
    'Vous êtes connecté avec votre entreprise, ce qui n’ouvre que cette organisation. Pour continuer, déconnectez-vous, puis reconnectez-vous avec votre mot de passe, votre clé d’accès ou votre fournisseur habituel.',
  sso_email_unverified:
    'Selon le système de connexion de votre entreprise, votre adresse e-mail n’est pas vérifiée. Demandez à ses responsables de la vérifier.',
  sso_email_missing:
    'Le système de connexion de votre entreprise ne nous a pas donné votre adresse e-mail. Demandez à ses responsables d’envoyer l’information « email ».',
  sso_email_outside:
    'Le système de connexion de votre entreprise nous a donné une adresse hors des domaines de votre organisation. Connectez-vous-y avec votre compte professionnel.',
  sso_removed: 'Un admin vous a retiré de cette organisation. Demandez-lui une invitation pour y revenir.',
  sso_unknown:
    'Aucune connexion d’entreprise n’existe pour cette adresse. Vérifiez-la, connectez-vous autrement, ou demandez à un admin de votre organisation.',
  sso_domain_gone: 'Ce domaine n’est plus dans vos paramètres.',
  sso_domain_public:
    'Tout le monde peut avoir une adresse chez ce service de messagerie : il ne peut pas appartenir à une organisation. Saisissez un domaine à vous.',
  sso_domain_invalid: 'Saisissez la partie de vos adresses qui suit le @, par exemple example.com.',
  sso_domain_taken:
    'Une autre organisation a prouvé ce domaine. Il se libère quand elle y renonce, ou 7 jours après la disparition de son enregistrement DNS.',
  sso_domains_used_up: 'Votre organisation a 20 domaines. Retirez-en un qui ne sert plus avant d’en ajouter un autre.',
  sso_issuer_invalid:
    'Saisissez l’adresse publique de votre émetteur. Elle commence par https:// et n’a ni port, ni nom d’utilisateur, ni point d’interrogation, ni #.',
  sso_issuer_private:
    'L’adresse de votre émetteur mène dans un réseau privé. Nous ne pouvons joindre que ceux de l’internet public.',
  sso_issuer_unreachable:
    'Votre émetteur n’a pas répondu en 5 secondes. Vérifiez son adresse, et qu’il répond depuis internet.',
  sso_discovery_wrong:
    'Il n’y a pas de document de découverte utilisable chez cet émetteur. Nous le cherchons à son adresse suivie de /.well-known/openid-configuration.',
  sso_issuer_mismatch:
    'Le document de découverte y nomme un autre émetteur. Copiez-en la valeur « issuer », au caractère près.',
  sso_secret_missing: 'Saisissez le secret client qui va avec ce client.',
  sso_incomplete:
    'Prouvez un domaine, enregistrez votre fournisseur et réussissez un essai avant d’activer l’authentification unique.',
  sso_provider_missing: 'Enregistrez d’abord votre fournisseur.',
  sso_provider_away:
    'Le système de connexion de votre entreprise ne répond pas. Réessayez dans un instant, ou prévenez ses responsables.',
  step_up_required: 'Confirmez que c’est bien vous, puis réessayez.',
  company_needed: 'Confirmez avec la connexion de votre entreprise, qui a ouvert cette session.',
  new_admin: 'Un nouvel admin doit attendre un jour pour cette action. Un autre admin le peut dès maintenant.',
  messages_off: 'Ce site ne reçoit pas de messages.',
  message_links: 'Merci de retirer les adresses web (liens), puis d’envoyer à nouveau votre message.',
  message_proof_needed:
    'Beaucoup de messages arrivent en ce moment. Votre navigateur doit résoudre un petit calcul avant d’envoyer le vôtre.',
  message_gone: 'Ce message n’existe plus. Vous ou le visiteur l’avez supprimé, ou il datait de plus de 12 mois.',
  message_changed: 'Quelqu’un a modifié ce message entre-temps. Regardez où il en est, puis réessayez.',
  message_full: 'Cette conversation a atteint sa longueur maximale. Plus rien ne peut y être ajouté.',
  authenticator_exists:
    'Une application d’authentification est déjà configurée. Retirez-la avant d’en configurer une autre.',
  second_factor_first: 'Activez d’abord la connexion en deux étapes pour votre propre compte.',
  ask_admin:
    'Demandez à un admin de votre organisation de réinitialiser votre connexion en deux étapes. Cela se fait sur la page Équipe.',
  member_elsewhere:
    'Cette personne fait aussi partie d’autres organisations\u202f: vous ne pouvez pas réinitialiser sa connexion en deux étapes. Elle peut le demander en se connectant.',
  setup_gone: 'Cette configuration n’est plus ouverte. Recommencez.',
  invitation_invalid:
    'Cette invitation n’est pas valide. Ouvrez le lien du dernier e-mail d’invitation, ou demandez une nouvelle invitation.',
  invitation_used: 'Cette invitation a déjà été acceptée. Veuillez plutôt vous connecter.',
  invitation_expired: 'Cette invitation a expiré. Demandez à la personne qui vous a invité de la renvoyer.',
  invalid_domain: 'Veuillez saisir une adresse de site valide (p. ex. example.com)',
  plan_unknown: 'Cette offre n’est pas en vente. Veuillez choisir une offre de la liste.',
  plan_by_appointment: 'Cette offre se convient lors d’un rendez-vous. Veuillez en réserver un.',
  plan_unchanged: 'Ce site bénéficie déjà de cette offre.',
  payment_declined:
    'Le paiement a été refusé\u202f: rien n’a été modifié. Mettez à jour la carte dans le portail de facturation, puis réessayez.',
  payment_needs_confirmation:
    'Votre banque vous demande de confirmer ce paiement. Confirmez-le depuis la facture à payer de la page Facturation\u202f; rien ne change avant cela.',
  card_declined:
    'La carte a été refusée\u202f: la facture reste impayée. Mettez à jour la carte dans le portail de facturation, puis réessayez.',
  transfer_invalid: 'Cette proposition n’est plus valable. Elle a été acceptée, refusée ou retirée, ou elle a expiré.',
  transfer_gone:
    'Aucune proposition n’est plus en cours pour ce site. Elle a été acceptée ou refusée, ou elle a expiré.',
  transfer_for_another_email:
    'Ce site est proposé à une autre adresse e-mail. Connectez-vous avec l’adresse à laquelle la proposition a été envoyée.',
  transfer_same_organization: 'Ce site est déjà dans cette organisation.',
  transfer_exists: 'Cette organisation a déjà un site avec ce domaine.',
  transfer_unpaid: 'Une facture de ce site est encore à régler. Elle doit être payée avant le transfert du site.',
  transfer_renewing: 'L’abonnement de ce site est en cours de renouvellement. Réessayez dans une heure environ.',
  transfer_busy: 'Ce site est en cours de modification. Attendez un instant, puis réessayez.',
  website_exists: 'Ce site est déjà enregistré.',
  website_subscribed: 'Ce site a déjà un abonnement.',
  website_not_subscribed: 'Ce site n’a pas d’abonnement à modifier.',
  website_cancelled: 'Cet abonnement est résilié et prend bientôt fin. Reprenez-le avant de changer d’offre.',
  website_unpaid: 'Le dernier paiement pour ce site a échoué. Payez la facture en attente avant de changer d’offre.',
  settings_changed:
    'Ces réglages ont été modifiés depuis que vous les avez ouverts. Vérifiez les modifications avant d’enregistrer les vôtres.',
  preview_outdated: 'Les montants ont changé depuis leur affichage. Veuillez les vérifier à nouveau.',
  statement_changed:
    'Ce brouillon a été enregistré d’ailleurs entre-temps. Regardez l’autre version, ou gardez la vôtre.',
  statement_incomplete: 'Il manque quelque chose pour publier cette déclaration. Ouvrez l’aperçu pour voir quoi.',
  statement_unpublished: 'Publiez d’abord la déclaration.',
  statement_unproven:
    'Vérifiez d’abord ce domaine pour que les moteurs de recherche puissent référencer sa déclaration.',
  statement_version_gone: 'Cette version de la déclaration n’existe pas.',
  website_suspended: 'Ce site est suspendu et son widget est désactivé. Écrivez à l’assistance pour en savoir plus.',
  website_in_use: 'Ce site a un abonnement en cours. Résiliez-le et attendez sa fin avant de supprimer le site.',
  billing_not_started: 'Il n’y a encore rien à gérer. Abonnez d’abord un site à une offre.',
  not_signed_in: 'Veuillez vous connecter pour continuer.',
  session_ended: 'Votre session a pris fin. Reconnectez-vous pour continuer.',
  signed_out_elsewhere: 'Vous avez été déconnecté depuis un autre appareil ou onglet. Reconnectez-vous pour continuer.',
  password_changed: 'Votre mot de passe a été changé, ce qui vous déconnecte partout. Connectez-vous avec le nouveau.',
  sign_in_changed: 'Votre façon de vous connecter a changé. Reconnectez-vous pour continuer.',
  removed_from_organization:
    'Un admin vous a retiré de l’organisation. Pour y revenir, demandez une nouvelle invitation.',
  account_ended: 'Vous avez quitté l’organisation ou fermé votre compte.',
  invalid_credentials: 'Adresse e-mail ou mot de passe incorrect',
  invalid_token: 'Votre connexion n’est plus valide. Veuillez vous reconnecter.',
  forbidden_origin:
    'Cette demande ne venait pas de l’application elle-même et a été refusée. Ouvrez l’application, puis réessayez.',
  forbidden:
    'Votre rôle ne vous le permet pas. Veuillez vous adresser à un administrateur ou une administratrice de votre organisation.',
  invitation_for_another_email:
    'Cette invitation est destinée à une autre adresse e-mail. Utilisez l’adresse à laquelle elle a été envoyée.',
  provider_email_unverified:
    'Le fournisseur de connexion n’a pas vérifié votre adresse e-mail. Vérifiez-la chez lui, ou inscrivez-vous avec une adresse e-mail et un mot de passe.',
  own_account:
    'Vous ne pouvez ni changer votre propre rôle ni vous retirer vous-même. Adressez-vous à un autre membre administrateur.',
  website_unproven:
    'Vérifiez ce domaine avant de vérifier d’autres pages. La page d’accueil peut être vérifiée dès maintenant.',
  email_not_verified: 'Veuillez confirmer votre adresse e-mail avant de vous connecter.',
  organization_required: 'Créez d’abord votre organisation.',
  not_found: 'Il n’y a rien à cette adresse.',
  method_not_allowed: 'Cette adresse n’accepte pas cette méthode. L’en-tête Allow indique celles qu’elle accepte.',
  member_gone: 'Cette personne ne fait plus partie de votre organisation.',
  invitation_gone: 'Cette invitation n’est plus ouverte. Elle a été acceptée ou retirée.',
  email_change_gone: 'Aucune nouvelle adresse n’attend plus de confirmation.',
  organization_closed: 'Cette organisation est fermée et sera supprimée. D’ici là, un admin peut la rétablir.',
  organization_suspended:
    'Cette organisation est suspendue et ses widgets sont désactivés. Écrivez à l’assistance pour en savoir plus.',
  account_closed: 'Votre compte va être supprimé. Rétablissez-le d’abord si vous voulez continuer.',
  email_differs: 'Saisissez l’adresse e-mail de votre compte exactement comme elle est.',
  organization_gone: 'Cette organisation a été supprimée et ne peut plus être rétablie.',
  export_gone: 'Cet export n’est plus disponible. Les exports sont gardés 7 jours. Demandez-en un nouveau.',
  website_gone: 'Ce site ne fait pas partie de votre organisation. Il a peut-être été supprimé ou transféré.',
  check_not_live:
    'Le contrôle se fait dans le widget, et celui de ce site est désactivé. Choisissez d’abord une offre.',
  check_start_invalid: 'Commencez par une page de ce site, ou par une copie du site sur localhost.',
  check_over: 'Ce contrôle est terminé. Lancez-en un nouveau.',
  check_link_invalid: 'Ce lien a déjà servi ou il est trop ancien. Relancez le contrôle depuis Accessibilité.',
  check_foreign: 'Ce contrôle concerne un autre site.',
  check_gone: 'Ce contrôle n’existe plus.',
  finding_gone: 'Ce constat n’existe plus.',
  email_taken: 'Un compte existe déjà avec cette adresse e-mail.',
  account_exists: 'Un compte existe déjà avec cette adresse e-mail.',
  account_unknown: 'Aucun compte n’est encore associé à cette connexion. Veuillez d’abord vous inscrire.',
  organization_name_differs: 'Saisissez le nom de l’organisation exactement comme il est.',
  last_admin:
    'Vous êtes le seul compte administrateur. Donnez d’abord ce rôle à quelqu’un d’autre, ou supprimez l’organisation dans les paramètres.',
  organization_name_taken: 'Vous avez déjà une organisation de ce nom.',
  organization_switched:
    'Cette page appartient à une organisation que vous avez quittée ou dont vous avez changé. Rechargez-la pour continuer.',
  organization_exists: 'Vous appartenez déjà à une organisation.',
  key_missing: 'Envoyez une clé de votre organisation dans l’en-tête Authorization de la requête.',
  key_malformed: 'Cette clé est incomplète ou contient une faute de frappe. Copiez-la de nouveau.',
  key_invalid: 'Cette clé est inconnue. Elle a pu être révoquée, ou vient d’un autre service.',
  key_expired: 'Cette clé a expiré. Créez-en une nouvelle dans les paramètres de votre organisation.',
  key_in_address:
    'N’envoyez jamais une clé dans une adresse\u202f: les adresses sont journalisées. Envoyez-la dans l’en-tête Authorization, et révoquez cette clé.',
  scope_missing: 'Cette clé ne le permet pas. Créez-en une avec l’autorisation nécessaire.',
  key_expiry_invalid: 'Une clé peut durer jusqu’à demain au plus tôt, et jusqu’à un an au plus tard.',
  key_gone: 'Cette clé n’existe plus. Elle a été révoquée.',
  keys_used_up: 'Votre organisation a 50 clés. Révoquez-en une qui ne sert plus avant d’en créer une autre.',
  webhook_url_invalid:
    'Saisissez une adresse publique qui commence par https://, sans port, nom d’utilisateur ni mot de passe.',
  webhook_gone: 'Ce webhook n’existe plus. Il a été supprimé.',
  delivery_gone: 'Cet envoi n’existe plus. Les envois sont conservés 30 jours.',
  webhooks_used_up: 'Votre organisation a 10 webhooks. Supprimez-en un qui ne sert plus avant d’en ajouter un autre.',
  idempotency_key_reused:
    'Cette clé d’idempotence a déjà servi pour une autre demande. Utilisez-en une nouvelle à chaque nouvelle demande.',
  payload_too_large: 'La demande est trop volumineuse.',
  unsupported_media_type: 'Envoyez la demande au format JSON (application/json).',
  message_answers_used_up:
    'Ce visiteur a déjà reçu aujourd’hui le nombre maximal de réponses par e-mail. La vôtre n’a pas été envoyée et reste dans ce formulaire\u202f: gardez l’onglet ouvert et envoyez-la demain.',
  too_many_requests: 'Trop de tentatives. Veuillez patienter un peu, puis réessayer.',
  internal: 'Une erreur s’est produite de notre côté. Veuillez réessayer.',
  unavailable: 'Le service est momentanément indisponible. Veuillez réessayer dans un instant.',
};
