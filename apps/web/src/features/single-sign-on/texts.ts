import type { SsoOutcome } from '@evenway/contract';
import { defineTexts } from '../../platform/i18n/define-texts.ts';

const outcomesEn: Record<SsoOutcome, string> = {
  done: 'It works.',
  unreachable: 'Your provider did not answer within 5 seconds. Check that it can be reached from the internet.',
  private: 'An address of your provider resolves to a private network. We can only reach it on the public internet.',
  discovery: 'The discovery document of your provider lacks an endpoint, or names one that is not https.',
  issuer_mismatch: 'Your provider named a different issuer. Copy the issuer from its discovery document.',
  client_refused:
    'Your provider refused our client. Check client ID and client secret, and that the secret has not expired.',
  clock: 'The times in your provider’s answer are off. Check the clock of the server it runs on.',
  denied: 'Your provider did not let you in, or you canceled. Check that you are assigned to this application there.',
  no_email: 'Your provider did not send your email address. Add the claim “email” to what it sends.',
  email_unverified: 'Your provider says that your email address is not verified. Verify it there.',
  domain_unproven:
    'Your provider works, but your address there is not of a domain you have proven. Prove it in step 1.',
  failed:
    'Your provider’s answer could not be used. Check that it uses the authorization code flow with PKCE and signs ID tokens with a public key (such as RS256).',
};

const outcomesFr: Record<SsoOutcome, string> = {
  done: 'Cela fonctionne.',
  unreachable: 'Votre fournisseur n’a pas répondu en 5 secondes. Vérifiez qu’il est joignable depuis internet.',
  private: 'Une adresse de votre fournisseur mène dans un réseau privé. Nous ne pouvons le joindre que sur internet.',
  discovery:
    'Il manque un point d’accès au document de découverte de votre fournisseur, ou il en nomme un qui n’est pas en https.',
  issuer_mismatch:
    'Votre fournisseur a répondu au nom d’un autre émetteur. Copiez l’émetteur depuis son document de découverte.',
  client_refused:
    'Votre fournisseur a refusé notre client. Vérifiez l’identifiant et le secret, et que le secret n’a pas expiré.',
  clock: 'Les heures indiquées par votre fournisseur sont fausses. Vérifiez l’horloge de son serveur.',
  denied:
    'Votre fournisseur ne vous a pas laissé entrer, ou vous avez annulé. Vérifiez que cette application vous y est attribuée.',
  no_email:
    'Votre fournisseur n’a pas envoyé votre adresse e-mail. Ajoutez «\u202femail\u202f» aux informations qu’il envoie.',
  email_unverified: 'Selon votre fournisseur, votre adresse e-mail n’est pas vérifiée. Vérifiez-la chez lui.',
  domain_unproven:
    'Votre fournisseur fonctionne, mais votre adresse n’y est pas d’un domaine prouvé. Prouvez-le à l’étape 1.',
  failed:
    'La réponse de votre fournisseur est inutilisable. Vérifiez qu’il emploie le flux «\u202fauthorization code\u202f» avec PKCE et signe les jetons d’identité par une clé publique (RS256, par exemple).',
};

export const ssoTexts = defineTexts({
  en: {
    title: 'Single sign-on',
    subtitle: 'Let people sign in with your company’s own provider (OpenID Connect).',
    back: 'Back to settings',
    loading: 'Loading single sign-on',
    loadFailed: 'Could not load single sign-on',
    retry: 'Try again',
    copy: (what: string) => `Copy ${what.toLowerCase()}`,
    cancel: 'Cancel',
    domain: {
      title: '1. Prove your domain',
      help: 'Show that the domain of your email addresses is yours. People with such an address can then sign in with your company.',
      proven: 'Proven',
      unproven: 'Not proven yet',
      missing: 'Record missing',
      missingHelp: (date: string) =>
        `We have not found the DNS record since ${date}. Put it back within 7 days, or people with this domain can no longer sign in with your company.`,
      recordHelp: 'Add this TXT record to the DNS of your domain, then check it. It can take a while to be visible.',
      name: 'Name',
      value: 'Value',
      showRecord: 'Show the DNS record',
      check: 'Check now',
      checking: 'Looking for the record…',
      checkOf: (domain: string) => `Check ${domain} now`,
      remove: 'Remove',
      removeOf: (domain: string) => `Remove ${domain}`,
      removeTitle: (domain: string) => `Remove ${domain}?`,
      removeHelp:
        'People with an address of this domain can no longer sign in with your company, and those who did are signed out. They keep their accounts.',
      removed: 'The domain is removed.',
      provenNow: (domain: string) => `${domain} is proven.`,
      findings: {
        missing: 'We did not find the record yet. Check name and value; changes in the DNS can take some hours.',
        different: 'There is a record of ours at this name, with another value. Replace it with the value shown here.',
        unreachable: 'The DNS of this domain did not answer. Try again in a few minutes.',
      },
      add: 'Add domain',
      adding: 'Adding…',
      field: 'Domain',
      fieldHelp: 'The part of your email addresses after the @. We look for its record every night.',
      empty: 'Enter a domain.',
      invalid: 'Enter a valid domain, such as example.com.',
      failed: 'Could not save the domain',
    },
    provider: {
      title: '2. Connect your provider',
      help: 'Register an application of the kind “web, authorization code” with your provider. It gives you the three values below.',
      redirect: 'Redirect address',
      redirectHelp: 'Enter this address at your provider first. It is yours alone.',
      issuer: 'Issuer',
      issuerHelp: 'For example https://login.example.com/tenant. We read its discovery document when you save.',
      clientId: 'Client ID',
      clientSecret: 'Client secret',
      secretNew: 'Stored encrypted, and never shown again.',
      secretKept: 'Leave empty to keep the current one.',
      save: 'Save provider',
      saving: 'Asking your provider…',
      saved: 'The provider is saved.',
      changeWarning: 'Another issuer or client ID switches single sign-on off until you have tried it again.',
      required: 'Enter a value.',
      failed: 'Could not save the provider',
      remove: 'Remove provider',
      removeTitle: 'Remove the provider?',
      removeHelp:
        'Single sign-on is switched off, and everyone who signed in with your company is signed out. The client secret and the roles are deleted.',
      removed: 'The provider is removed.',
    },
    attempt: {
      title: '3. Try it',
      help: 'Sign in with your provider once, in this browser. Nothing changes for anyone; we show what your provider says about you.',
      first: 'Save your provider first.',
      start: 'Try to sign in',
      starting: 'Opening your provider…',
      failed: 'Could not reach the provider',
      last: (date: string) => `Last try: ${date}`,
      email: 'Email address',
      role: 'Role',
      values: 'Values of the claim',
      none: 'None',
      outcomes: outcomesEn,
    },
    mode: {
      title: '4. Switch it on',
      help: 'For everyone with an address of a proven domain.',
      label: 'Single sign-on',
      off: 'Off',
      offHelp: 'Nobody signs in with your company.',
      optional: 'Optional',
      optionalHelp: 'People may sign in with your company, or as before.',
      enforced: 'Required',
      enforcedHelp:
        'People with an address of your domains open this organization with your company only. People who are signed in another way are signed out.',
      save: 'Save',
      saving: 'Saving…',
      saved: 'Single sign-on settings saved.',
      incomplete: 'Prove a domain, save your provider and try it successfully first.',
      emergency: (count: number) =>
        count === 0
          ? 'No admin could get in if your provider failed. Set up two-step sign-in for at least one admin.'
          : count === 1
            ? '1 admin can get in if your provider fails: with two-step sign-in, or an address of another domain.'
            : `${count} admins can get in if your provider fails: with two-step sign-in, or an address of another domain.`,
      toAccount: 'Set up two-step sign-in',
      failed: 'Could not switch single sign-on',
    },
    roles: {
      title: 'Roles',
      help: 'People who sign in with your company for the first time become members, with this role.',
      first: 'Save your provider first.',
      defaultRole: 'Role of new members',
      byClaim: 'Let your provider decide roles',
      byClaimHelp:
        'Roles then follow your provider at every sign-in. People without any of the values below get the role of new members. The last admin always stays one.',
      claim: 'Claim',
      claimHelp: 'The name under which your provider sends groups or roles, such as groups or realm_access.roles.',
      scope: 'Extra scope',
      scopeHelp: 'Only if your provider needs it to send the claim, such as groups.',
      value: (number: number) => `Value ${number}`,
      role: (number: number) => `Role for value ${number}`,
      addValue: 'Add a value',
      removeValue: (number: number) => `Remove value ${number}`,
      save: 'Save roles',
      saving: 'Saving…',
      saved: 'The roles are saved. They take effect at the next sign-in.',
      required: 'Enter a value.',
      twice: 'This value is there already.',
      failed: 'Could not save the roles',
    },
  },
  fr: {
    title: 'Authentification unique',
    subtitle: 'Laissez les membres se connecter avec le fournisseur de votre entreprise (OpenID Connect).',
    back: 'Revenir aux paramètres',
    loading: 'Chargement de l’authentification unique',
    loadFailed: 'L’authentification unique n’a pas pu être chargée',
    retry: 'Réessayer',
    copy: (what: string) => `Copier\u202f: ${what.toLowerCase()}`,
    cancel: 'Annuler',
    domain: {
      title: '1. Prouvez votre domaine',
      help: 'Montrez que le domaine de vos adresses e-mail est à vous. Les personnes qui ont une telle adresse pourront se connecter avec votre entreprise.',
      proven: 'Prouvé',
      unproven: 'Pas encore prouvé',
      missing: 'Enregistrement absent',
      missingHelp: (date: string) =>
        `Nous ne trouvons plus l’enregistrement DNS depuis le ${date}. Remettez-le sous 7 jours, sinon ce domaine ne permettra plus de se connecter avec votre entreprise.`,
      recordHelp:
        'Ajoutez cet enregistrement TXT au DNS de votre domaine, puis vérifiez-le. Il peut mettre un moment à apparaître.',
      name: 'Nom',
      value: 'Valeur',
      showRecord: 'Voir l’enregistrement DNS',
      check: 'Vérifier maintenant',
      checking: 'Recherche de l’enregistrement…',
      checkOf: (domain: string) => `Vérifier ${domain} maintenant`,
      remove: 'Retirer',
      removeOf: (domain: string) => `Retirer ${domain}`,
      removeTitle: (domain: string) => `Retirer ${domain}\u202f?`,
      removeHelp:
        'Les personnes qui ont une adresse de ce domaine ne pourront plus se connecter avec votre entreprise, et leurs sessions ouvertes ainsi prendront fin. Elles gardent leur compte.',
      removed: 'Le domaine est retiré.',
      provenNow: (domain: string) => `${domain} est prouvé.`,
      findings: {
        missing:
          'Nous n’avons pas encore trouvé l’enregistrement. Vérifiez le nom et la valeur\u202f; un changement du DNS peut prendre quelques heures.',
        different:
          'Il y a bien un enregistrement à ce nom, mais avec une autre valeur. Remplacez-la par celle affichée ici.',
        unreachable: 'Le DNS de ce domaine n’a pas répondu. Réessayez dans quelques minutes.',
      },
      add: 'Ajouter le domaine',
      adding: 'Ajout…',
      field: 'Domaine',
      fieldHelp: 'La partie de vos adresses e-mail qui suit le @. Nous cherchons son enregistrement chaque nuit.',
      empty: 'Saisissez un domaine.',
      invalid: 'Saisissez un domaine valide, par exemple example.com.',
      failed: 'Le domaine n’a pas pu être enregistré',
    },
    provider: {
      title: '2. Reliez votre fournisseur',
      help: 'Déclarez chez votre fournisseur une application de type «\u202fweb, authorization code\u202f». Il vous donnera les trois valeurs ci-dessous.',
      redirect: 'Adresse de redirection',
      redirectHelp: 'Saisissez d’abord cette adresse chez votre fournisseur. Elle n’est qu’à vous.',
      issuer: 'Émetteur (issuer)',
      issuerHelp:
        'Par exemple https://login.example.com/tenant. Nous lisons son document de découverte à l’enregistrement.',
      clientId: 'Identifiant client',
      clientSecret: 'Secret client',
      secretNew: 'Conservé chiffré, et jamais réaffiché.',
      secretKept: 'Laissez vide pour garder l’actuel.',
      save: 'Enregistrer le fournisseur',
      saving: 'Nous interrogeons votre fournisseur…',
      saved: 'Le fournisseur est enregistré.',
      changeWarning:
        'Changer d’émetteur ou d’identifiant désactive l’authentification unique jusqu’au prochain essai réussi.',
      required: 'Saisissez une valeur.',
      failed: 'Le fournisseur n’a pas pu être enregistré',
      remove: 'Retirer le fournisseur',
      removeTitle: 'Retirer le fournisseur\u202f?',
      removeHelp:
        'L’authentification unique est désactivée, et toutes les sessions ouvertes avec votre entreprise prennent fin. Le secret client et les rôles sont supprimés.',
      removed: 'Le fournisseur est retiré.',
    },
    attempt: {
      title: '3. Faites un essai',
      help: 'Connectez-vous une fois chez votre fournisseur, dans ce navigateur. Rien ne change pour personne\u202f: nous montrons ce qu’il dit de vous.',
      first: 'Enregistrez d’abord votre fournisseur.',
      start: 'Essayer de se connecter',
      starting: 'Nous vous envoyons chez votre fournisseur…',
      failed: 'Le fournisseur n’a pas pu être joint',
      last: (date: string) => `Dernier essai\u202f: ${date}`,
      email: 'Adresse e-mail',
      role: 'Rôle',
      values: 'Valeurs reçues',
      none: 'Aucune',
      outcomes: outcomesFr,
    },
    mode: {
      title: '4. Activez-la',
      help: 'Pour toutes les personnes qui ont une adresse d’un domaine prouvé.',
      label: 'Authentification unique',
      off: 'Désactivée',
      offHelp: 'Personne ne se connecte avec votre entreprise.',
      optional: 'Facultative',
      optionalHelp: 'On peut se connecter avec votre entreprise, ou comme avant.',
      enforced: 'Obligatoire',
      enforcedHelp:
        'Avec une adresse de vos domaines, on n’ouvre cette organisation qu’avec votre entreprise. Les sessions ouvertes autrement prennent fin.',
      save: 'Enregistrer',
      saving: 'Enregistrement…',
      saved: 'Le mode est changé.',
      incomplete: 'Prouvez d’abord un domaine, enregistrez votre fournisseur et réussissez un essai.',
      emergency: (count: number) =>
        count === 0
          ? 'Aucun admin ne pourrait entrer si votre fournisseur tombait en panne. Activez la connexion en deux étapes pour au moins un admin.'
          : count === 1
            ? '1 admin peut entrer si votre fournisseur tombe en panne\u202f: par la connexion en deux étapes, ou avec une adresse d’un autre domaine.'
            : `${count} admins peuvent entrer si votre fournisseur tombe en panne\u202f: par la connexion en deux étapes, ou avec une adresse d’un autre domaine.`,
      toAccount: 'Configurer la connexion en deux étapes',
      failed: 'Le mode de l’authentification unique n’a pas pu être changé',
    },
    roles: {
      title: 'Rôles',
      help: 'À la première connexion, on devient membre automatiquement, avec ce rôle.',
      first: 'Enregistrez d’abord votre fournisseur.',
      defaultRole: 'Rôle des nouveaux membres',
      byClaim: 'Laisser le fournisseur décider des rôles',
      byClaimHelp:
        'Les rôles suivent alors votre fournisseur à chaque connexion. Sans aucune des valeurs ci-dessous, on reçoit le rôle des nouveaux membres. Le dernier admin le reste toujours.',
      claim: 'Information (claim)',
      claimHelp:
        'Le nom sous lequel votre fournisseur envoie les groupes ou les rôles, par exemple groups ou realm_access.roles.',
      scope: 'Portée supplémentaire (scope)',
      scopeHelp: 'Seulement si votre fournisseur l’exige pour envoyer l’information, par exemple groups.',
      value: (number: number) => `Valeur ${number}`,
      role: (number: number) => `Rôle pour la valeur ${number}`,
      addValue: 'Ajouter une valeur',
      removeValue: (number: number) => `Retirer la valeur ${number}`,
      save: 'Enregistrer les rôles',
      saving: 'Enregistrement…',
      saved: 'Les rôles sont enregistrés. Ils prennent effet à la prochaine connexion.',
      required: 'Saisissez une valeur.',
      twice: 'Cette valeur y est déjà.',
      failed: 'Les rôles n’ont pas pu être enregistrés',
    },
  },
});
